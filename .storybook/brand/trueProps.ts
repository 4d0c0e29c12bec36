import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import type { Prop } from '../../scripts/ui/props.mjs';

const SIMPLE = new Set(['boolean', 'string', 'number']);

/** A type as Storybook needs it to choose a control. */
function toSBType({ type, options }: Prop, value: unknown): SBType {
  if (options)
    return { name: 'enum', value: options.map((option) => JSON.parse(option.replaceAll("'", '"')) as string) };
  if (SIMPLE.has(type)) return { name: type as 'boolean' | 'string' | 'number' };
  if (type.includes('=>') || type.includes('Handler')) return { name: 'function' };
  // what may be anything that React draws is words as long as it is given words
  if (typeof value === 'string') return { name: 'string' };
  if (type.endsWith('[]')) return { name: 'array', value: { name: 'other', value: type } };
  return { name: 'other', value: type };
}

function toRow(prop: Prop, value: unknown, told: InputType = {}): InputType {
  const type = toSBType(prop, value);
  return {
    // an element or a ref is nothing one could type
    ...(type.name === 'other' && { control: false }),
    ...told,
    name: prop.name,
    description: prop.description,
    type: { ...type, required: prop.isRequired },
    table: {
      ...(told.table as object),
      type: { summary: prop.type, detail: prop.fields },
      defaultValue: prop.default ? { summary: prop.default } : undefined,
    },
  };
}

/** The rows of a component's table from {@link Prop}; what a story says of a control stays. */
export const trueProps: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { props } = (component ?? {}) as { props?: Prop[] };
  if (!props) return argTypes;
  const rows = props.map((prop) => [prop.name, toRow(prop, initialArgs[prop.name], argTypes[prop.name])]);
  const others = Object.entries(argTypes).filter(([name]) => name in initialArgs);
  return Object.fromEntries([...others, ...rows]) as typeof argTypes;
};
