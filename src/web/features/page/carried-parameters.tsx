type CarriedParametersProps = { readonly parameters: readonly (readonly [name: string, value: string])[] };

/** Parameters of the page's address that a GET form leaves as they are. */
export const CarriedParameters = ({ parameters }: CarriedParametersProps) =>
  parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
