import { z } from 'zod'
import { languages } from '../i18n/language.ts'
import { idParams, timestamp, smsCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { customerBlocks } from './customer-block.ts'
import type { Device, NewDevice } from './device.ts'
import { parseGstin, type Gstin } from './gstin.ts'
import type { Partner } from './partner.ts'
import { NO_PHONE, parsePhone, type Phone } from './phone.ts'

/** A phone number as people write it; parsed into `+91` and ten digits. */
export const phoneInput = z
  .string()
  .max(30)
  .transform((text, context): Phone => {
    const parsed = parsePhone(text)
    if (parsed !== null) return parsed
    context.addIssue({ code: 'custom', message: 'not-a-mobile-number' })
    return z.NEVER
  })
  .meta({ example: '+919812345678' })

/** A GST number with a valid check digit; parsed into capital letters. */
export const gstin = z
  .string()
  .max(30)
  .transform((text, context): Gstin => {
    const reading = parseGstin(text)
    if ('gstin' in reading) return reading.gstin
    context.addIssue({ code: 'custom', message: 'not-a-gst-number' })
    return z.NEVER
  })
  .meta({ example: '27AAPFU0939F1ZV' })

/** A language of the store: of messages and papers. */
export const language = z.enum(languages)

const deviceName = z
  .string()
  .meta({ description: 'Browser and system; empty if unknown.', example: 'Chrome on Android' })

export const partner = z
  .object({
    uid: z.string(),
    phone: z
      .string()
      .transform((text): Phone => parsePhone(text) ?? NO_PHONE)
      .meta({ example: '+919812345678' }),
    name: z.string().nullable(),
    language,
    role: z.literal('partner'),
    registration_date: timestamp,
    verification_status: z.string().meta({ example: 'Pending' }),
    active: z.boolean(),
    block: z.enum(customerBlocks).nullable().meta({
      description: 'CASH: the store takes no cash on delivery from them; ALL: no order at all.',
    }),
    hasFirms: z.boolean().optional().meta({ description: 'Whether they are in a firm, or invited to one.' }),
    hasCredit: z.boolean().optional().meta({ description: 'Whether they see an account of credit.' }),
    hasPrices: z.boolean().optional().meta({
      description:
        'Whether prices were agreed with them or a firm that they are in: `POST /prices` says which.',
    }),
  })
  .meta({ id: 'Partner' })

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))

/** The parameters of an ALTCHA challenge, as this store creates them. */
export const challengeParameters = z.object({
  algorithm: z.literal('PBKDF2/SHA-256'),
  cost: z.number().int().positive().meta({ description: 'Iterations of one key derivation.' }),
  data: z.object({
    until: z.number().int().positive().meta({ description: 'Expiry: milliseconds since 1970, UTC.' }),
    factor: z
      .number()
      .int()
      .positive()
      .meta({ description: 'Multiple of the usual work; more while many codes are requested.' }),
  }),
  keyLength: z.literal(32).meta({ description: 'Bytes.' }),
  keyPrefix: hex(32).meta({ description: 'The derived key starts with these hex digits.' }),
  keySignature: hex(64),
  nonce: hex(32),
  salt: hex(32),
})

const challenge = z
  .object({ parameters: challengeParameters, signature: z.string().max(200) })
  .meta({ id: 'Challenge' })

/** A solved challenge. Parameters that are not the store's own fail the proof, not the validation of the request. */
const proof = z
  .object({
    challenge: z.object({
      parameters: z.record(z.string().max(40), z.unknown()).meta({ description: 'Unchanged.' }),
      signature: z.string().max(200),
    }),
    solution: z.object({
      counter: z.number().int().min(0),
      derivedKey: z.string().max(200).meta({ description: 'Hex digits.' }),
    }),
  })
  .meta({ id: 'Proof' })

const sendCodeRequest = z
  .object({ phone: phoneInput, proof, language: language.optional() })
  .meta({ id: 'SendCodeRequest' })

const codeSent = z
  .object({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() })
  .meta({ id: 'CodeSent' })

const loginRequest = z
  .object({
    phone: phoneInput,
    code: smsCode,
    language: language.optional(),
    privacyVersion: z.string().max(20).optional().meta({
      description: 'The policy that was agreed to, by the day from which it holds.',
    }),
  })
  .meta({ id: 'LoginRequest' })

const newSession = z
  .object({
    partner,
    token: z.string().meta({ description: 'The bearer token of the session.' }),
    expiresAt: timestamp,
  })
  .meta({ id: 'NewSession' })

const newDevice = z
  .object({
    device: deviceName,
    signedInAt: timestamp,
  })
  .meta({ id: 'NewDevice' })

const session = z
  .object({
    partner: z.union([partner, z.null()]),
    newDevices: z.array(newDevice).readonly().meta({
      description:
        'Browsers that logged in for the first time, until this one says that its reader knows; newest first.',
    }),
  })
  .meta({ id: 'Session' })

const devicesKnownRequest = z
  .object({ until: timestamp.meta({ description: 'When the newest device shown logged in.' }) })
  .meta({ id: 'DevicesKnownRequest' })

const renameRequest = z.object({ name: z.string().max(80) }).meta({ id: 'RenameRequest' })

const renamedPartner = z.object({ partner }).meta({ id: 'RenamedPartner' })

const device = z
  .object({
    id: z.uuid(),
    device: deviceName,
    signedInAt: timestamp,
    seenAt: timestamp,
    here: z.boolean().meta({ description: 'True for the session that makes the request.' }),
  })
  .meta({ id: 'Device' })

const deviceList = z.object({ devices: z.array(device).readonly() }).meta({ id: 'DeviceList' })

const formerAccount = z
  .object({
    triesLeft: z
      .union([z.number().int(), z.null()])
      .meta({ description: 'Proofs left; null without an earlier account.' }),
  })
  .meta({ id: 'FormerAccount' })

const claimRequest = z
  .object({
    proof: z.string().min(1).max(40).meta({
      description: 'The number of one of its orders, or the GST number on one.',
      example: '4821-9035-7',
    }),
  })
  .meta({ id: 'ClaimRequest' })

export const deviceCalls = defineCalls({
  list: { method: 'get', path: '/sessions', answer: deviceList },
  end: { method: 'delete', path: '/sessions/{id}', params: idParams },
  endAll: { method: 'delete', path: '/sessions' },
  accept: { method: 'put', path: '/session/devices-known', body: devicesKnownRequest },
  readFormer: { method: 'get', path: '/session/former-account', answer: formerAccount },
  claimFormer: { method: 'post', path: '/session/former-account', body: claimRequest },
})

export const sessionCalls = defineCalls({
  challenge: { method: 'get', path: '/login-codes/challenge', answer: challenge },
  sendCode: { method: 'post', path: '/login-codes', body: sendCodeRequest, answer: codeSent },
  signIn: { method: 'post', path: '/session', body: loginRequest, answer: newSession },
  read: { method: 'get', path: '/session', answer: session },
  signOut: { method: 'delete', path: '/session' },
  rename: { method: 'put', path: '/session/name', body: renameRequest, answer: renamedPartner },
})

type PartnerWire = z.infer<typeof partner>
export type ChallengeWire = z.infer<typeof challenge>
export type ProofWire = z.infer<typeof proof>
export type CodeSentWire = z.infer<typeof codeSent>
export type LoginRequest = z.input<typeof loginRequest>
export type NewDeviceWire = z.infer<typeof newDevice>
export type SessionWire = z.infer<typeof session>
export type DeviceWire = z.infer<typeof device>
export type DeviceListWire = z.infer<typeof deviceList>

/** A partner's own record, as they read it. */
export function serializePartner(record: Partner): PartnerWire {
  return {
    uid: record.uid,
    phone: record.phone,
    name: record.name,
    language: record.language,
    registration_date: record.registration_date,
    verification_status: record.verification_status,
    active: record.active,
    block: record.block,
    role: 'partner',
    ...(record.hasFirms && { hasFirms: true }),
    ...(record.hasCredit && { hasCredit: true }),
    ...(record.hasPrices && { hasPrices: true }),
  }
}

/** A new device with its time in ISO 8601, UTC. */
export function serializeNewDevice({ device: name, signedInAt }: NewDevice): NewDeviceWire {
  return { device: name, signedInAt: signedInAt.toISOString() }
}

/** A device with its times in ISO 8601, UTC. */
export function serializeDevice({ id, device: name, signedInAt, seenAt, here }: Device): DeviceWire {
  return { id, device: name, signedInAt: signedInAt.toISOString(), seenAt: seenAt.toISOString(), here }
}
