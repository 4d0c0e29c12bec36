import { FigureFileQuery, FigureMailBody, type Figures, type FiguresFilter, FiguresQuery } from '@seduh/contract';
import { FIGURE_PATHS, MESSAGES } from '@seduh/contract/constants';
import { CSV_START, toCsv } from '@seduh/domain';
import { englishFileWords, figureFileName, figureRows, spanProblems } from '@seduh/domain/figures';
import { HttpResponse } from 'msw';
import { always, failuresOf } from '../mocks/failures';
import { emptyFigures, figureDays, figures, uncomparedFigures } from '../mocks/fixtures/figures';
import { mockRoute } from '../mocks/mockRoute';
import { invalid, ok } from '../mocks/reply';

function refusal(filter: FiguresFilter): Response | null {
  const problems = spanProblems(figureDays(filter));
  return Object.keys(problems).length > 0 ? invalid(problems) : null;
}

/** Whatever the days, they brought the same. */
const answerTo = (filter: FiguresFilter): Figures => ({
  ...(filter.compare === 'none' ? uncomparedFigures : figures),
  ...figureDays(filter),
});

const reading = mockRoute({
  method: 'get',
  path: FIGURE_PATHS.figures,
  permission: 'figures',
  query: FiguresQuery,
  answer: ({ query }) => refusal(query) ?? ok(answerTo(query)),
});

const filing = mockRoute({
  method: 'get',
  path: FIGURE_PATHS.file,
  permission: 'figures',
  query: FigureFileQuery,
  answer({ query: { section, ...filter } }) {
    const refused = refusal(filter);
    if (refused) return refused;
    const answer = answerTo(filter);
    return new HttpResponse(CSV_START + toCsv(figureRows(section, answer, englishFileWords)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${figureFileName(section, answer)}"`,
      },
    });
  },
});

const mailing = [
  mockRoute({
    method: 'get',
    path: FIGURE_PATHS.mail,
    permission: 'figures',
    answer: () => ok({ wanted: false }),
  }),
  // the mocks forget it
  mockRoute({
    method: 'patch',
    path: FIGURE_PATHS.mail,
    permission: 'figures',
    body: FigureMailBody,
    answer: ({ body }) => ok(body, body.wanted ? MESSAGES.figureMailOn : MESSAGES.figureMailOff),
  }),
];

export const figureHandlers = [filing, ...mailing, reading];

/** Answers these figures, whichever days are asked for. */
export const showFigures = (answer: Figures) => always('get', FIGURE_PATHS.figures, () => ok(answer));
/** Answers whether the morning mail is on. */
export const showFigureMail = (wanted: boolean) => always('get', FIGURE_PATHS.mail, () => ok({ wanted }));

export const figureFailures = { ...failuresOf('get', FIGURE_PATHS.figures), empty: showFigures(emptyFigures) };
/** How a file can fail to come, and the mail's switch to turn. */
export const figureFileFailures = failuresOf('get', FIGURE_PATHS.file);
export const figureMailFailures = failuresOf('patch', FIGURE_PATHS.mail);
