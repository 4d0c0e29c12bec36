/** The name of a delivery or payment method, by its id. */
export function methodName<Name extends string>(methods: readonly { id: number; name: Name }[], id: number): Name {
  const method = methods.find((candidate) => candidate.id === id);
  if (!method) throw new Error(`no method has id ${id}`);
  return method.name;
}
