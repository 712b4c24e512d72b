import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'
import type { DeriveKeyFunction } from 'altcha-lib'

/** Browsers offer PBKDF2 only in secure contexts (https and localhost); over plain http this replaces it. */
const deriveSlowly: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ])
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}

handler({ deriveKey: isSecureContext ? deriveKey : deriveSlowly })
