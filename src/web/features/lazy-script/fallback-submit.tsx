import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { lazyScriptStrings as strings } from "../../strings/lazy-script.ts";

type FallbackSubmitProps = Omit<ButtonProps, "type" | "className" | "href"> & {
  /** The script that makes the button unnecessary did not load. */
  readonly hasFailed: boolean;
};

/** The submit button of a form that scripts apply at each change: without scripts, and when theirs does not load. */
export const FallbackSubmit = ({ hasFailed, ...button }: FallbackSubmitProps) => (
  <>
    {hasFailed && (
      <Notice live>
        <p>{strings.submit}</p>
      </Notice>
    )}
    <Button {...button} type="submit" className={hasFailed ? undefined : "without-script"} />
  </>
);
