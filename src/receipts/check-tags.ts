/** The tags of spine, head and audit log, for whoever holds the audit key. */
import { canonicalJson } from '../kernel/canonical-json.ts';
import { isJsonObject } from '../kernel/json.ts';
import { readAuditLog } from './audit-log.ts';
import { SPINE_HEAD_FILE } from './paths.ts';
import type { SpineRow } from './spine.ts';
import { hmacHex, type StoreKeys } from './tags.ts';
import type { ArtifactFiles, CheckList } from './verification.ts';
import { auditFiles } from './verify-audit.ts';

export type TagCheck = (list: CheckList, files: ArtifactFiles, rows: readonly SpineRow[]) => void;

/** Under a key that the reader names for these files, every tag must hold. */
export function checkTags(keys: StoreKeys): TagCheck {
  return (list, files, rows) => {
    const wrong = rows.findIndex((row) => !rowHolds(keys, row));
    list.add(
      'spine-tags',
      null,
      'every tag of the review spine is that of the audit key',
      wrong >= 0
        ? `spine row ${wrong + 1}: its tag is not that of the audit key given`
        : headHolds(keys, files)
          ? undefined
          : {
              code: 'spine-head-tag',
              why: 'the tag of spine.head is not that of the audit key given',
            },
    );
    const {
      errors: [error],
    } = readAuditLog(auditFiles(files), {
      scheme1: (text) => hmacHex(keys.master, text),
      scheme2: (text) => hmacHex(keys.audit, text),
    });
    list.add(
      'audit-tags',
      null,
      'every tag of the audit log is that of the audit key',
      error && { code: error.code, why: `audit log: ${error.why}` },
    );
  };
}

/** The one of these keys that made a tag here checks the files; where none did, `otherwise` says what that means. */
export function checkTagsWith(candidates: readonly StoreKeys[], otherwise: TagCheck): TagCheck {
  return (list, files, rows) => {
    const own = candidates.find((keys) => rows.some((row) => rowHolds(keys, row)) || headHolds(keys, files));
    (own === undefined ? otherwise : checkTags(own))(list, files, rows);
  };
}

function rowHolds(keys: StoreKeys, { hmac, ...row }: SpineRow): boolean {
  return hmacHex(row['v'] === 2 ? keys.lineage : keys.master, canonicalJson(row)) === hmac;
}

function headHolds(keys: StoreKeys, files: ArtifactFiles): boolean {
  const head: unknown = JSON.parse(new TextDecoder().decode(files.get(SPINE_HEAD_FILE)));
  if (!isJsonObject(head)) return false;
  const { hmac, ...core } = head;
  return hmacHex(keys.lineage, canonicalJson(core)) === hmac;
}
