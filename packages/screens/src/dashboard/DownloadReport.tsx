import { fetchReport } from '@seduh/api-client';
import type { ReportRange } from '@seduh/contract';
import { Button, Download } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { saveFile } from './handOut';

/** Saves the report of the periods on screen: every movement of money behind their figures. */
export function DownloadReport({ range }: { range: ReportRange }) {
  const { submit, busy } = useSubmit();
  const download = () => submit(async () => saveFile(await fetchReport(range)), toastRefusal);

  return (
    <Button variant="brand" icon={<Download />} loading={busy} onClick={() => void download()}>
      Download Report
    </Button>
  );
}
