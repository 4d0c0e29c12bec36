import { success, successList } from '@seduh/contract';
import type { Permission } from '@seduh/contract/constants';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { RouteRole } from './viewer';

type OpenRole = Exclude<RouteRole, 'Admin'>;

/** Who may call: a role, or staff with a permission, or any staff about themselves. Beside a role, a permission is what staff need there. */
type Access =
  | OpenRole
  | Permission
  | (FastifyContextConfig &
      (
        | { role: OpenRole; permission?: Permission }
        | { role?: undefined; permission: Permission }
        | { role: 'Admin'; permission?: undefined; withoutFactor: true }
      ));

const OPEN: readonly string[] = ['public', 'any', 'User'] satisfies OpenRole[];
const isOpen = (access: string): access is OpenRole => OPEN.includes(access);

function configOf(access: Access): FastifyContextConfig {
  if (typeof access !== 'string') return { ...access, role: access.role ?? 'Admin' };
  return isOpen(access) ? { role: access } : { role: 'Admin', permission: access };
}

/**
 * How a resource declares its routes: who may call, its line in the API's description, what it takes and answers.
 * @param tag under which the description lists them
 */
export const endpointsOf =
  (tag: string) =>
  <Schema extends FastifySchema>(access: Access, summary: string, schema: Schema) => ({
    config: configOf(access),
    schema: { tags: [tag], summary, ...schema },
  });

/** The parameters of a path that ends in `:id`. */
export const ById = z.object({ id: z.string() });

export const answer = <Data extends z.ZodType>(data: Data) => ({ 200: success(data) });
export const listAnswer = <Item extends z.ZodType>(item: Item) => ({ 200: successList(item) });
export const createdAnswer = <Data extends z.ZodType>(data: Data) => ({ 201: success(data) });
/** Nothing but the envelope with its message. */
export const noAnswer = answer(z.null());
