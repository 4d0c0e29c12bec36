import { type ReactNode, useState } from 'react';
import { type Job, PaperJob } from './PaperJob';

export interface Printer {
  print(job: Job): void;
  /** Something waits for the browser. */
  isBusy: boolean;
  /** What has to be in the page while something is printed. */
  sheet: ReactNode;
}

interface Queue {
  jobs: readonly (Job & { id: number })[];
  /** How many there have been: each gets a sheet of its own. */
  count: number;
}

/** Prints papers one after the other. @param onProblem called with what the browser did not print */
export function usePrinter(onProblem: (job: Job) => void): Printer {
  const [{ jobs }, setQueue] = useState<Queue>({ jobs: [], count: 0 });
  const [job] = jobs;
  return {
    print: (next) =>
      setQueue((queue) => ({ jobs: [...queue.jobs, { ...next, id: queue.count }], count: queue.count + 1 })),
    isBusy: job !== undefined,
    sheet: job && (
      <PaperJob
        key={job.id}
        job={job}
        onDone={(isPrinted) => {
          setQueue((queue) => ({ ...queue, jobs: queue.jobs.filter(({ id }) => id !== job.id) }));
          if (!isPrinted) onProblem(job);
        }}
      />
    ),
  };
}
