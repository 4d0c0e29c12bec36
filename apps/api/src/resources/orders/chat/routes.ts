import {
  CHAT_PATHS,
  Chat,
  ChatHeads,
  ChatImageBody,
  ChatImageQuery,
  ChatMessage,
  ChatMessageBody,
  ChatSeenBody,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { answer, ById, createdAnswer, noAnswer } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { notFound } from '../../../platform/http/errors';
import { chatFile } from '../../../platform/images/names';
import { requireViewer } from '../../../platform/plugins/auth';
import { formOf, installUploads } from '../../../platform/plugins/uploads';
import { orderLimits } from '../limits';
import { demandKey, endpoint, idempotencyKeyOf, keyHeaders, ORDER } from '../route-parts';
import type { OrderService } from '../service';

const KEY = 'Names this message: sent again under the same key, it is the same one';
const WEBP = 'image/webp';
const Picture = z.unknown().meta({ type: 'string', format: 'binary', description: 'The picture, as WebP' });

/** The chat of an order, for its customer and staff: to everybody else the order is not there. */
export function chatRoutes(orders: OrderService, { images, encoder }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      CHAT_PATHS.list,
      endpoint({ role: 'any', permission: 'orders' }, 'Chats to be written in or read: the own ones, for staff all', {
        response: answer(ChatHeads),
      }),
      async (request) => ok(await orders.chats(requireViewer(request))),
    );

    app.get(
      `${ORDER}/chat`,
      endpoint({ role: 'any', permission: 'orders' }, 'The chat of an order', { params: ById, response: answer(Chat) }),
      async (request) => ok(await orders.chat(requireViewer(request), request.params.id)),
    );

    app.post(
      `${ORDER}/chat`,
      {
        ...endpoint(
          { role: 'any', permission: 'orders', rateLimit: orderLimits.messages },
          'Write in the chat of an order: words, or for staff a quick answer',
          {
            params: ById,
            headers: keyHeaders(KEY),
            body: ChatMessageBody,
            response: createdAnswer(ChatMessage),
          },
        ),
        preValidation: demandKey,
      },
      async (request, reply) => {
        const { params, body } = request;
        const key = idempotencyKeyOf(request);
        const message = await orders.sendMessage(requireViewer(request), params.id, key, body);
        return reply.code(201).send(ok(message, 'OK', 201));
      },
    );

    app.post(
      `${ORDER}/chat/seen`,
      endpoint({ role: 'any', permission: 'orders' }, 'Note up to where the other side’s messages have been seen', {
        params: ById,
        body: ChatSeenBody,
        response: noAnswer,
      }),
      async (request) => {
        await orders.seeMessages(requireViewer(request), request.params.id, request.body.message_id);
        return ok(null);
      },
    );

    app.get(
      `${ORDER}/chat/image`,
      endpoint({ role: 'any', permission: 'orders' }, 'The picture of a message', {
        produces: [WEBP],
        params: ById,
        querystring: ChatImageQuery,
        response: { 200: Picture },
      }),
      async (request, reply) => {
        const image = await orders.readImage(requireViewer(request), request.params.id, request.query.message);
        const bytes = await images.get(chatFile(image));
        if (!bytes) throw notFound('Picture');
        // a message never gets another picture; what is kept of it is kept for this person alone
        return reply
          .type(WEBP)
          .header('cache-control', 'private, max-age=3600')
          .header('vary', 'x-access-token')
          .send(bytes);
      },
    );

    const forms: FastifyPluginAsyncZod = async (scope) => {
      await installUploads(scope);
      scope.post(
        `${ORDER}/chat/image`,
        formOf(
          endpoint({ role: 'any', permission: 'orders' }, 'Send a picture into the chat of an order', {
            params: ById,
            headers: keyHeaders(KEY),
            body: ChatImageBody,
            response: createdAnswer(ChatMessage),
          }),
        ),
        async (request, reply) => {
          const { params, image: bytes, body } = request;
          const sent = { bytes, text: body.text, key: idempotencyKeyOf(request) };
          const message = await orders.sendImage({ images, encoder }, requireViewer(request), params.id, sent);
          return reply.code(201).send(ok(message, 'OK', 201));
        },
      );
    };
    await app.register(forms);
  };
}
