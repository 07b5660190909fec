import "./online-leasing.css";
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Notice } from "../../../../ui/notice/notice.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { type DocumentsBySituation, leasingPageStrings as strings } from "./online-leasing-strings.ts";
import { useLeaseCalculator, type CalculatorView } from "../../../leasing/index.ts";
import type { LeadFormElements, LeadFormView } from "../../../leads/index.ts";
import { type Draft, fillForm, forgetDraft, readDraft, readForm, removeExpiredDrafts, saveDraft } from "./draft.ts";
import { LeasingDocumentList } from "./leasing-documents.tsx";
import { LeasingAmount, LeasingOffer } from "./leasing-offer.tsx";
import { type DescriptionItem, DescriptionList } from "../../../../ui/description-list/description-list.tsx";
import { STEPS, stepOfField, type Step } from "./steps.ts";
import { useStepCheck, useSteps } from "./use-steps.ts";

const LeasingProgress = ({ current }: { readonly current: Step }) => (
  <nav aria-label={strings.progress} className="no-print">
    <ol className="leasing-progress">
      {STEPS.map((step, index) => (
        <li key={step} className={classNames(index <= STEPS.indexOf(current) && "leasing-reached")}>
          <a href={`#${step}`} aria-current={step === current ? "step" : undefined}>
            <span className="leasing-number">{index + 1}</span>
            {strings.short[step]}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

type LeasingStepProps = {
  readonly step: Step;
  readonly current: Step;
  readonly isChecking: boolean;
  /** Absent on the last step. */
  readonly onNext?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
};

/** A section of the form. With scripts only the current one is visible, without scripts all are. */
const LeasingStep = ({ step, current, isChecking, onNext, children }: LeasingStepProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isCurrent = step === current;
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current && document.activeElement?.closest(".problem-summary") === null) {
      heading.current?.focus();
    }
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  const index = STEPS.indexOf(step);
  const [previous, next] = [STEPS[index - 1], STEPS[index + 1]];
  return (
    <section
      id={step}
      aria-labelledby={`titre-${step}`}
      className={classNames("leasing-step", isCurrent && "leasing-current")}
    >
      <div className="stack gap-4">
        <p className="text-s text-soft">{strings.step(index + 1, STEPS.length)}</p>
        <h2 id={`titre-${step}`} ref={heading} tabIndex={-1} className="text-xl">
          {strings.steps[step]}
        </h2>
      </div>
      {children}
      <div className="cluster with-script no-print">
        {next && (
          <a href={`#${next}`} className="btn btn-primary" aria-disabled={isChecking || undefined} onClick={onNext}>
            {isChecking ? strings.checking : strings.next}
          </a>
        )}
        {previous && (
          <a href={`#${previous}`} className="btn btn-tertiary">
            {strings.back}
          </a>
        )}
      </div>
    </section>
  );
};

type LeasingFormProps = {
  readonly view: LeadFormView;
  readonly vehicleId: number;
  readonly calculator: CalculatorView;
  readonly emissions: string | null;
  readonly documents: DocumentsBySituation;
  readonly checkHref: string;
  readonly parts: LeadFormElements;
};

type DraftOptions = {
  readonly vehicleId: number;
  /** The form or an element inside it. */
  readonly container: RefObject<HTMLElement | null>;
  /** False for a form returned by the server with its values. */
  readonly isNew: boolean;
  readonly onRestore: () => void;
};

/** Saves the form on this device on each change, and restores it when the visitor returns. */
const useDraft = ({ vehicleId, container, isNew, onRestore }: DraftOptions) => {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    removeExpiredDrafts(Date.now());
    const form = container.current?.closest("form");
    const draft = isNew && form ? readDraft(vehicleId, Date.now()) : null;
    if (!form || draft === null) return;
    fillForm(form, draft);
    setRestored(true);
    onRestore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after the page has loaded
  }, []);

  return {
    isRestored,
    save: () => {
      const form = container.current?.closest("form");
      if (form) saveDraft(vehicleId, readForm(form), Date.now());
    },
    forget: () => {
      forgetDraft(vehicleId);
      window.location.reload();
    },
  };
};

type LeasingDraft = ReturnType<typeof useDraft>;

const Restored = ({ draft }: { readonly draft: LeasingDraft }) =>
  draft.isRestored && (
    <Notice live>
      <p>{strings.restored}</p>
      <Button variant="tertiary" size="small" label={strings.forget} onClick={draft.forget} />
    </Notice>
  );

/** True after hydration; until then the style sheet shows the step in the URL fragment. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

const fieldsOf = ({ fields }: LeadFormElements, step: Step) => fields.filter(({ name }) => stepOfField(name) === step);

/** Steps, draft and summary of the form in `container`. */
const useLeasingForm = ({ view, vehicleId, checkHref, parts }: LeasingFormProps, onRestore: () => void) => {
  const container = useRef<HTMLDivElement>(null);
  const { current, goTo } = useSteps(parts.problems);
  const { isChecking, check } = useStepCheck({ view, container, checkHref, parts });
  const draft = useDraft({ vehicleId, container, isNew: parts.problems === null, onRestore });
  const [recap, setRecap] = useState<Draft>({});
  const proceed = async (step: Step): Promise<void> => {
    const next = STEPS[STEPS.indexOf(step) + 1];
    const isValid = await check(step);
    const form = container.current?.closest("form");
    if (!isValid || !next || !form) return;
    setRecap(readForm(form));
    goTo(next);
  };
  const stepProps = (step: Step) => ({
    step,
    current,
    isChecking,
    onNext: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      void proceed(step);
    },
  });
  return { container, current, draft, recap, stepProps };
};

const labels = strings.recapLabels;

const toItems = (values: Draft): readonly DescriptionItem[] =>
  [
    { label: labels.company, value: values["employment"] === "company" ? values["company"] : undefined },
    { label: labels.name, value: [values["first_name"], values["last_name"]].filter(Boolean).join(" ") },
    { label: labels.email, value: values["email"] },
    { label: labels.phone, value: values["phone"] },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** Summary of the visitor's entries on the last step. Without scripts it is omitted, since all fields are visible. */
const LeasingRecap = ({ values }: { readonly values: Draft }) => {
  const items = toItems(values);
  return (
    <div className="stack">
      <p>{strings.recap}</p>
      {items.length > 0 && <DescriptionList items={items} />}
    </div>
  );
};

/** Online leasing request in four steps; without scripts all steps are on one page. */
export const LeasingForm = (props: LeasingFormProps) => {
  const { emissions, parts } = props;
  const isLive = useIsLive();
  const calculator = useLeaseCalculator<HTMLDivElement>(props.calculator, { followsAddress: false });
  const { container, current, draft, recap, stepProps } = useLeasingForm(props, calculator.recalculate);
  return (
    <div
      ref={container}
      onChange={draft.save}
      className={classNames("leasing-form stack gap-32", isLive && "leasing-live")}
    >
      <LeasingProgress current={current} />
      <Restored draft={draft} />
      <LeasingAmount calculator={calculator} />
      <LeasingStep {...stepProps("offre")}>
        <LeasingOffer calculator={calculator} emissions={emissions} />
      </LeasingStep>
      <LeasingStep {...stepProps("demandeur")}>{parts.renderFields(fieldsOf(parts, "demandeur"))}</LeasingStep>
      <LeasingStep {...stepProps("pieces")}>
        <LeasingDocumentList bySituation={props.documents} />
      </LeasingStep>
      <LeasingStep {...stepProps("confirmation")}>
        <LeasingRecap values={recap} />
        {parts.renderFields(fieldsOf(parts, "confirmation"))}
        {parts.privacy}
        {parts.submit}
      </LeasingStep>
    </div>
  );
};
