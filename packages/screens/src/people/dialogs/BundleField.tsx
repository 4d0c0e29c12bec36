import { type Bundle, BUNDLES } from '@seduh/contract/constants';
import { RadioField } from '@seduh/ui';
import { bundleWords } from '../../lib/bundles/words';
import { useWords } from '../../lib/words/words';
import { peopleWords } from '../words';

export interface BundleFieldProps {
  value: Bundle;
  onChange: (bundle: Bundle) => void;
}

/** What somebody may do: one of the bundles, with what is in it. */
export function BundleField({ value, onChange }: BundleFieldProps) {
  const m = useWords(peopleWords);
  const { names, may } = useWords(bundleWords);
  return (
    <RadioField
      legend={m.tasks}
      options={BUNDLES.map((bundle) => ({ value: bundle, label: names[bundle] }))}
      value={value}
      onChange={(chosen) => onChange(BUNDLES.find((bundle) => bundle === chosen) ?? value)}
      hint={may[value]}
    />
  );
}
