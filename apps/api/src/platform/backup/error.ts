import { errorCode } from '../db/errors';
import { refusedSetting, type S3Failure, type S3FailureKind } from '../s3/failure';

/** Why a backup, a restore or a move did not happen, in a sentence for whoever asked for it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Somebody else is writing there just now. */
export class BackupBusy extends BackupError {
  override name = 'BackupBusy';
}

/** Somebody on another machine has written there what is to be written now. */
export class FileThere extends BackupError {
  override name = 'FileThere';
}

/** A bucket of backups does not answer, or refuses. */
export class BackupStoreError extends BackupError implements S3Failure {
  override name = 'BackupStoreError';
  isToldBefore = false;

  constructor(
    message: string,
    readonly kind: S3FailureKind,
    readonly code: string | null = null,
    options?: ErrorOptions,
  ) {
    const about = kind === 'refused' ? refusedSetting(code, 'BACKUP_S3_') : undefined;
    super(about === undefined ? message : `${message}. ${about}`, options);
  }
}

/** For what can be done without a file that cannot be read: null for one, but whether a store answers is not about it. */
export function unreadable(error: unknown): null {
  if (error instanceof BackupStoreError) throw error;
  return null;
}

/** For who asks for base backups of a database that is not ours. */
export const SERVER_HAS_ITS_OWN =
  'BACKUP_DIR and BACKUP_S3_BUCKET are for the embedded database. With DATABASE_URL have the server backed up by its own ' +
  'tools, or write a copy by: npm run backup -- --dump FOLDER (with a bucket: --dump s3:NAME)';

/** For who names no place. */
export const NAME_A_PLACE =
  'Name where copies lie: BACKUP_DIR for a folder, or BACKUP_S3_BUCKET with its key for a bucket';

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
