import { spawn } from 'node:child_process';

/**
 * Runs the program that makes the demo's pictures beside the shop: encoding leaves a process more than twice as large,
 * and the shop has better things to do. It ends by itself, when it is told to, or with the shop, however that ends: its
 * standard input is a pipe that closes then.
 */
export function startPictures(program: string, args: string[]): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // without it a picture is made when it is first asked for, as ever
    child.once('error', () => resolve());
  });
  child.unref();
  // the pipe must not keep the shop from ending; closed at the other end, it has nothing to say
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  child.stdin.on('error', () => undefined);
  return {
    async stop() {
      child.ref();
      child.kill();
      await ended;
    },
  };
}
