import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A page in parts, as the storefront's server build makes it. */
export interface RenderedPage {
  /** Elements for the head: title, description and what else search engines and shared links are told. */
  head: string;
  /** Elements for the end of the body. */
  foot: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** What stands in `#root`. */
  body: string;
  /** The data it was made from, for the browser to go on with. */
  data: unknown;
  /** Source modules whose styles and code the page uses, as the build's manifest names them. */
  modules: string[];
}

/** The storefront's server build, seen from here. */
export interface Renderer {
  /** The id of the element that hands the data over. */
  dataId: string;
  /** What every page runs before its first paint; its element names the page's files in `data-files`, the code to start last. */
  script: string;
  /**
   * The canonical address of a page, however it was asked for: nothing is left in it that the page does not
   * show. Null for a page that is not made here.
   */
  address(url: string): string | null;
  /** Paths under the API whose answers the page at this address is made from. */
  needs(address: string): string[];
  /** Addresses of pictures that the page at this address shows first, of which previews may travel inside it. */
  pictures(address: string, answers: Record<string, unknown>): string[];
  /**
   * @param base what absolute addresses of pages begin with; null where nobody said
   * @param previews `data:` addresses of what stands for {@link pictures} until they are there, by their addresses
   * @throws where anything breaks
   */
  render(
    address: string,
    answers: Record<string, unknown>,
    base: string | null,
    previews: Record<string, string>,
  ): Promise<RenderedPage>;
}

/** Loads the server build; null where there is none. @throws where it does not run or is something else. */
export async function loadRenderer(path: string): Promise<Renderer | null> {
  if (!existsSync(path)) return null;
  const found: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
  if (!isRenderer(found)) throw new Error(`${path} is no server build of the storefront`);
  return found;
}

function isRenderer(found: unknown): found is Renderer {
  if (typeof found !== 'object' || found === null) return false;
  const { dataId, script, address, needs, pictures, render } = found as Record<keyof Renderer, unknown>;
  const functions = [address, needs, pictures, render].every((one) => typeof one === 'function');
  return typeof dataId === 'string' && typeof script === 'string' && functions;
}
