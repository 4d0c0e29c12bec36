/** Holds everybody who calls it until `n` have come: then they go on at the same moment. */
export function meetingOf(n: number): () => Promise<void> {
  let here = 0;
  let begin: () => void;
  const complete = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return () => {
    here += 1;
    if (here === n) begin();
    return complete;
  };
}
