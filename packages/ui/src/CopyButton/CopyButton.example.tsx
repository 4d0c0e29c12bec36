import { CopyButton, toast } from '@seduh/ui';

export function Account({ number }: { number: string }) {
  return (
    <p>
      Transfer to {number}{' '}
      <CopyButton
        label="Copy account number"
        text={number.replaceAll(' ', '')}
        onCopied={() => toast.success('The number is copied')}
      >
        Copy
      </CopyButton>
    </p>
  );
}
