import { createElement, type ReactElement, type ReactNode } from 'react';

/** What React calls an attribute by another name. */
const PROPS: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
};
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `data-*` and `aria-*` keep their dashes. */
const propName = (name: string) => PROPS[name] ?? (/^(data|aria)-/.test(name) ? name : camel(name));

function styleOf(text: string) {
  const rules = text.split(';').map((rule) => rule.split(':'));
  return Object.fromEntries(
    rules.flatMap(([name, value]) => (name && value ? [[camel(name.trim()), value.trim()] as const] : [])),
  );
}

/** The control of a field in {@link flat}: what it is worth comes from outside. */
export type Control = (element: Element, props: Record<string, unknown>) => ReactElement;

/**
 * An element as bare React elements, one for each of its own: the least that React can do for the same page.
 * @param control makes inputs and text areas; `value` is taken out of their props
 */
export function flat(node: Node, control?: Control, key?: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const props: Record<string, unknown> = { key };
  for (const { name, value } of node.attributes) props[propName(name)] = name === 'style' ? styleOf(value) : value;
  if (control && node.matches('input, textarea')) {
    delete props['value'];
    return control(node, props);
  }
  return createElement(
    node.tagName.toLowerCase(),
    props,
    ...[...node.childNodes].map((child, place) => flat(child, control, place)),
  );
}
