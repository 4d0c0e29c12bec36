// The yardstick: a node:http handler with nothing around it. Its parent says what to answer, as { path: { headers, body } }.
import { createServer } from 'node:http';

let answers = { '/readyz': { headers: { 'content-length': 0 }, body: '' } };
process.on('message', (message) => {
  answers = message;
  process.send({ taken: true });
});
process.on('disconnect', () => process.exit(0));

const server = createServer((request, response) => {
  const answer = answers[request.url];
  if (!answer) {
    response.writeHead(404, { 'content-length': 0 }).end();
  } else if (answer.headers.etag && request.headers['if-none-match'] === answer.headers.etag) {
    response.writeHead(304, { etag: answer.headers.etag }).end();
  } else {
    response.writeHead(200, answer.headers).end(answer.body);
  }
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
