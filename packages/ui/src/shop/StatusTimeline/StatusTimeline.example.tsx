import { StatusTimeline, type StatusTimelineStep } from '@seduh/ui';

const titles = ['Order placed', 'Brewing', 'Ready'];

/** `times` are those of the steps that have been reached: "13:52". */
export function WhereItIs({ times }: { times: string[] }) {
  const reached = times.length - 1;
  const steps = titles.map((title, index): StatusTimelineStep => {
    if (index > reached) return { id: title, title, state: 'ahead' };
    return { id: title, title, time: times[index], state: index === reached ? 'now' : 'done' };
  });
  return <StatusTimeline label="Where your order is" steps={steps} />;
}
