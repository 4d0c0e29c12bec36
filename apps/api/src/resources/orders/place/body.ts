import { CartOrderBody, ProductOrderBody } from '@seduh/contract';
import { validatorCompiler } from '@fastify/type-provider-zod';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { isCart } from '../quote/order-request';

/**
 * Checks an order's body by the one schema it means to fit. A union would answer with what is wrong by either of them,
 * of which half is nonsense. The request's headers come through here as well, with a schema of their own.
 */
export const orderBodyCompiler: FastifySchemaCompiler<unknown> = (route) => {
  if (route.schema instanceof z.ZodObject) return validatorCompiler({ ...route, schema: route.schema });
  const cart = validatorCompiler({ ...route, schema: CartOrderBody });
  const product = validatorCompiler({ ...route, schema: ProductOrderBody });
  return (data: unknown) => (isProduct(data) && !isCart(data) ? product(data) : cart(data));
};

const isProduct = (body: unknown): boolean => typeof body === 'object' && body !== null && 'product_id' in body;
