import { Segment } from '@seduh/ui';
import { useState } from 'react';

const spans = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

export function ReportSpan({ show }: { show: (span: string) => void }) {
  const [span, setSpan] = useState('monthly');
  const onChange = (next: string) => {
    setSpan(next);
    show(next);
  };
  return <Segment legend="Report" options={spans} value={span} onChange={onChange} />;
}
