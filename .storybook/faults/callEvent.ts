/** From the story's page to the panel: the calls so far, as something is forced and with each call after that. */
export const CALL_EVENT = 'seduh/faults/call';
