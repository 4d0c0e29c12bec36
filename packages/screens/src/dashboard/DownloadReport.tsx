import { fetchReport } from '@seduh/api-client';
import type { ReportRange } from '@seduh/contract';
import { Button, Download, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../lib/messageOf';
import { saveFile } from './handOut';

/** Saves the report of the periods on screen: every movement of money behind their figures. */
export function DownloadReport({ range }: { range: ReportRange }) {
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchReport(range));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="brand" icon={<Download />} loading={busy} onClick={() => void download()}>
      Download Report
    </Button>
  );
}
