import { Bike, Button, OrderCard } from '@seduh/ui';
import { useState } from 'react';

interface Job {
  number: string;
  guest: string;
  leavesAt: string;
  minutes: number;
  lines: { qty: number; text: string }[];
}

export function JobCard({ job, markReady }: { job: Job; markReady: () => Promise<void> }) {
  const [isSending, setSending] = useState(false);
  const onClick = async () => {
    setSending(true);
    await markReady().finally(() => setSending(false));
  };
  return (
    <OrderCard
      number={job.number}
      ageMinutes={job.minutes}
      who={job.guest}
      deliveryMethod={`By courier, ${job.leavesAt}`}
      deliveryIcon={<Bike />}
      lines={job.lines}
      busy={isSending}
      next={
        <Button size="sm" variant="brand" loading={isSending} onClick={onClick}>
          Mark ready
        </Button>
      }
    />
  );
}
