// What ships that others have written: a bill of materials, and the licences with their texts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './pnpm-run.mjs';
import { licencesText, unclear } from './rules.mjs';

/** The server's packages, and those that are inside the storefront's files. */
const SHIPPED = ['--filter', '@seduh/api', '--filter', '@seduh/storefront...'];

/** @param {string} file CycloneDX as JSON */
export function writeSbom(file) {
  const bill = JSON.parse(
    pnpm(['--silent', ...SHIPPED, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']),
  );
  if (!(bill.components?.length > 100)) throw new Error('the bill of materials lacks what ships');
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/** @param {string} file one text */
export function writeLicences(file) {
  const byLicence = JSON.parse(pnpm(['--silent', ...SHIPPED, 'licenses', 'list', '--prod', '--json']));
  const packages = Object.entries(byLicence).flatMap(([license, list]) =>
    list.flatMap(({ name, versions, paths }) =>
      versions.map((version, at) => ({ name, version, license, text: licenceAt(paths[at] ?? paths[0]) })),
    ),
  );
  const open = unclear(packages.filter(({ name }) => !name.startsWith('@seduh/')));
  if (open.length > 0) throw new Error(`Licences to be looked at first:\n${open.join('\n')}`);
  writeFileSync(file, licencesText(packages));
}

function licenceAt(folder) {
  try {
    const name = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+|-\w+)*$/i.test(one));
    return name ? readFileSync(join(folder, name), 'utf8') : null;
  } catch {
    // a package for another system is not installed
    return null;
  }
}
