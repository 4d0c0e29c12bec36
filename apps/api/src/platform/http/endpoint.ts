import { success, successList } from '@seduh/contract';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { RouteRole } from './viewer';

type Access = RouteRole | (FastifyContextConfig & { role: RouteRole });

/**
 * How a resource declares its routes: who may call, its line in the API's description, what it takes and answers.
 * @param tag under which the description lists them
 */
export const endpointsOf =
  (tag: string) =>
  <Schema extends FastifySchema>(access: Access, summary: string, schema: Schema) => ({
    config: typeof access === 'string' ? { role: access } : access,
    schema: { tags: [tag], summary, ...schema },
  });

/** The parameters of a path that ends in `:id`. */
export const ById = z.object({ id: z.string() });

export const answer = <Data extends z.ZodType>(data: Data) => ({ 200: success(data) });
export const listAnswer = <Item extends z.ZodType>(item: Item) => ({ 200: successList(item) });
export const createdAnswer = <Data extends z.ZodType>(data: Data) => ({ 201: success(data) });
/** Nothing but the envelope with its message. */
export const noAnswer = answer(z.null());
