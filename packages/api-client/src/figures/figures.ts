import type { FigureFileQuery, FigureMail, Figures, FiguresQuery } from '@seduh/contract';
import { FIGURE_PATHS } from '@seduh/contract/constants';
import { fill, type Key } from '../data/stores';
import { type Resource, type StaleResource, useResource, useResourceWithPrevious } from '../data/useResource';
import { useViewer } from '../data/useViewer';
import { request } from '../http/request';
import { type ApiFile, requestFile } from '../http/requestFile';
import { forAsker } from '../session/forAsker';
import { getSession } from '../session/session';

/** The figures of some days, for staff; those of the days before until they have come. */
export function useFigures(query: FiguresQuery): StaleResource<Figures> {
  const viewer = useViewer();
  const { from = '', to = '', compare = '' } = query;
  const key: Key | null = viewer.userId ? ['figures', viewer.userId, from, to, compare] : null;
  return useResourceWithPrevious(
    key,
    async () => (await request<Figures>(FIGURE_PATHS.figures, { query })).data,
    viewer,
  );
}

/**
 * Fetches one section of the figures with all its rows, as CSV.
 * @throws {ApiError}
 */
export const fetchFigureFile = (query: FigureFileQuery): Promise<ApiFile> =>
  requestFile(FIGURE_PATHS.file, { query, headers: { accept: 'text/csv' } });

const mailKey = (userId: string): Key => ['figure-mail', userId];

/** Whether whoever is logged in gets yesterday's figures by mail each morning; for staff who may see figures. */
export function useFigureMail(): Resource<FigureMail> {
  const { userId, waiting } = useViewer();
  const load = async () => (await request<FigureMail>(FIGURE_PATHS.mail)).data;
  return useResource(userId ? mailKey(userId) : null, load, waiting);
}

/**
 * Has yesterday's figures mailed each morning, or no more. What is on screen follows.
 * @throws {ApiError} CANCELED as {@link forAsker}
 */
export async function changeFigureMail(wanted: boolean): Promise<void> {
  const { data } = await forAsker(() => request<FigureMail>(FIGURE_PATHS.mail, { method: 'PATCH', body: { wanted } }));
  const userId = getSession()?.id;
  if (userId) fill(mailKey(userId), data);
}
