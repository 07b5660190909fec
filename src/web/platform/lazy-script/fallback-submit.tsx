import { Button, type ButtonProps } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/notice/notice.tsx";
import { lazyScriptStrings as strings } from "./lazy-script-strings.ts";

type FallbackSubmitProps = Omit<ButtonProps, "type" | "className" | "href"> & {
  /** True if the script that replaces the button failed to load. */
  readonly hasFailed: boolean;
};

/**
 * Submit button of a form that scripts apply on every change. Displayed without scripts and when the script fails to
 * load.
 */
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
