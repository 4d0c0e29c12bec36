/** What was found, and whether it is what was kept. */
export interface Found {
  response: Response;
  isKept: boolean;
}

interface Sources {
  /** What the network says. */
  fresh: Promise<Response>;
  /** Whether that can be shown. */
  isFine: (response: Response) => boolean | Promise<boolean>;
  /** Looks for what was kept. */
  findKept: () => Promise<Response | undefined>;
  /** How long the network may take where something is kept, ms. */
  patience: number;
}

/**
 * What the network says, where it says something fine in time; else what is kept; where nothing is, whatever the network
 * says in the end: the page has words for each failure.
 */
export async function freshOrKept({ fresh, isFine, findKept, patience }: Sources): Promise<Found> {
  const fine = fresh.then(
    async (response) => ((await isFine(response)) ? response : null),
    () => null,
  );
  const inTime = await Promise.race([fine, new Promise<null>((resolve) => setTimeout(resolve, patience, null))]);
  if (inTime) return { response: inTime, isKept: false };
  const kept = await findKept();
  return kept ? { response: kept, isKept: true } : { response: await fresh, isKept: false };
}
