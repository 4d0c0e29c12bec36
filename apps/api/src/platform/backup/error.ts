import { errorCode } from '../db/errors';

/** Why a backup, a restore or a move did not happen, in a sentence for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Somebody else is writing there just now. */
export class BackupBusy extends BackupError {
  override name = 'BackupBusy';
}

/** For who asks for base backups of a database that is not ours. */
export const SERVER_HAS_ITS_OWN =
  'BACKUP_DIR is for the embedded database. With DATABASE_URL have the server backed up by its own tools, ' +
  'or write a copy by: npm run backup -- --dump FOLDER';

const REASONS: Record<string, string> = {
  ENOSPC: 'There is no room left',
  EDQUOT: 'There is no room left for this user',
  EFBIG: 'The file would be larger than is allowed',
  EROFS: 'Nothing can be written: it is read-only',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not write there',
};

/** An error of the file system in words, with the folder that it is about; any other as it is. */
export function writeError(error: unknown, folder: string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  return reason ? new BackupError(`${reason} (${folder}). Nothing half-made was left there`, { cause: error }) : error;
}
