import { Checkbox, Notice } from '@seduh/ui';

const extras = ['Oat milk', 'Palm sugar', 'Extra shot'];

export function Extras() {
  return (
    <fieldset>
      <legend>Extras</legend>
      <Notice>Choose at least 1</Notice>
      {extras.map((extra) => (
        <Checkbox key={extra} name="extra" value={extra} label={extra} />
      ))}
    </fieldset>
  );
}
