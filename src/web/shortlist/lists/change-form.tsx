import type { ReactNode, SubmitEvent } from "react";
import {
  toButtonField,
  togglesId,
  parseButtonField,
  VEHICLE_PARAMETER,
  type ListChange,
} from "#domain/shortlist/index.ts";
import { changeListWithMessage } from "./change-list-with-message.ts";
import { useListHrefs } from "./list-hrefs.ts";

const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
  const button = event.nativeEvent.submitter;
  const change = button instanceof HTMLButtonElement ? parseButtonField(button.name, button.value) : null;
  if (change === null) return;
  event.preventDefault();
  changeListWithMessage(change, event.currentTarget.action);
};

/** Encodes the change in the name and the value of a submit button. */
export const changeButtonProps = (change: ListChange) => ({ type: "submit", ...toButtonField(change) }) as const;

type ChangeFormProps = {
  readonly children: ReactNode;
  readonly className?: string;
  /** Value of buttons without one of their own. */
  readonly vehicleId?: number;
};

/** Form around the buttons that change a list. Without JavaScript it posts and redirects back. */
export const ChangeForm = ({ vehicleId, ...props }: ChangeFormProps) => {
  const { change } = useListHrefs();
  const ofVehicle = vehicleId !== undefined && {
    id: togglesId(vehicleId),
    action: `${change}?${VEHICLE_PARAMETER}=${vehicleId}`,
    autoComplete: "off",
  };
  return <form method="post" action={change} onSubmit={onSubmit} {...ofVehicle} {...props} />;
};
