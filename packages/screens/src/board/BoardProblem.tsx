import { Banner } from '@seduh/ui';

export interface BoardProblemProps {
  /** `SD-2043: Too late to undo`. */
  text: string;
  onClose: () => void;
}

/** Why the last move did not work, after its toast has gone. */
export function BoardProblem({ text, onClose }: BoardProblemProps) {
  return (
    <Banner tone="bad">
      <p>
        {`${text} `}
        <button type="button" className="link" onClick={onClose}>
          Close
        </button>
      </p>
    </Banner>
  );
}
