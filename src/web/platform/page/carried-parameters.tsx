type CarriedParametersProps = { readonly parameters: readonly (readonly [name: string, value: string])[] };

/** Hidden fields for URL parameters that a GET form must preserve. */
export const CarriedParameters = ({ parameters }: CarriedParametersProps) =>
  parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
