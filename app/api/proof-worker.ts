import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'
import type { DeriveKeyFunction } from 'altcha-lib'

/** The browser's own PBKDF2 exists only on https and on this machine itself; a store tried out over plain http does without. */
const deriveSlowly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}

handler({ deriveKey: isSecureContext ? deriveKey : deriveSlowly })
