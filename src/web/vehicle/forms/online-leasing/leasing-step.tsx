import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { leasingPageStrings as strings } from "./online-leasing-strings.ts";
import { STEPS, type Step } from "./steps.ts";

export const LeasingProgress = ({ current }: { readonly current: Step }) => (
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
export const LeasingStep = ({ step, current, isChecking, onNext, children }: LeasingStepProps) => {
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
      <div className="stack stack-xs">
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
