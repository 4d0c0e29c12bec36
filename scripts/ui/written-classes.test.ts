import ts from 'typescript';
import { expect, it } from 'vitest';
import { bareClasses } from './written-classes.mjs';

const bareIn = (code: string) =>
  bareClasses(ts.createSourceFile('Part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

it.each([
  ['on an element', `<p className="note" />`, ['note']],
  ['beside one of ours', `<p className="sd-note note" />`, ['note']],
  ['that no stylesheet has', `<Group className={clsx('coupon-picker', className)} {...rest} />`, ['coupon-picker']],
  ['that is chosen', `<p className={tone === 'bad' ? 'error' : 'sd-help'} />`, ['error']],
  ['that is sometimes there', `<p className={clsx('sd-p', size === 'lg' && 'large')} />`, ['large']],
  ['that another stands in for', `const tone = 'calm'; <p className={tone || 'plain'} />`, ['calm', 'plain']],
  ['that is put together', '<p className={`sd-p tone-${tone}`} />', ['tone-…']],
  ['in a table of the file', `const sizes = { sm: 'small' }; <p className={clsx('sd-p', sizes[size])} />`, ['small']],
  ['of another part of it', `<Modal overlayClassName="over" />`, ['over']],
  ['among options', `toast({ className: 'toast' })`, ['toast']],
  ['set by hand', `root.classList.add('sd-in', 'open')`, ['open']],
])('finds a class without our prefix %s', (_, code, found) => {
  expect(bareIn(code)).toEqual(found);
});

it.each([
  ['ours', `<p className={clsx('sd-p', wide && 'sd-wide', className)} data-tone="bad" />`],
  ['a question and a key', `<p className={clsx(tone === 'bad' && 'sd-bad', sizes['lg'])} />`],
  ['the keys of a table', `const sizes = { 'lg': 'sd-lg' }; <p className={sizes[size]} />`],
  ['what is filled in whole', '<p className={`${theirs} sd-p`} />'],
  ['other words', `const word = 'menu'; <p title={word} className="sd-p">menu</p>`],
  ['a constant that names itself', `const one = () => one; <p className={one} />`],
])('leaves %s alone', (_, code) => {
  expect(bareIn(code)).toEqual([]);
});
