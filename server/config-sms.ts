import type { SmsRoute } from './gateways/sms/open-sms.ts'

type Given = {
  readonly SMS_PROVIDER?: string | undefined
  readonly MSG91_AUTH_KEY?: string | undefined
  readonly MSG91_SIGN_IN_TEMPLATE?: string | undefined
  readonly MSG91_ORDER_TEMPLATE?: string | undefined
  readonly MSG91_WEBHOOK_TOKEN?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly TWILIO_ACCOUNT_SID?: string | undefined
  readonly TWILIO_AUTH_TOKEN?: string | undefined
  readonly TWILIO_MESSAGING_SERVICE_SID?: string | undefined
}

/** The ways of sending text messages that the settings name, with a fault for each missing or half given key. */
export function readSmsRoutes(given: Given): { smsRoutes: SmsRoute[]; faults: string[] } {
  const names = (given.SMS_PROVIDER ?? 'outbox').split(',')
  const faults = [
    ...missing(given, 'msg91', {
      wanted: names.includes('msg91'),
      keys: ['MSG91_AUTH_KEY', 'MSG91_SIGN_IN_TEMPLATE', 'MSG91_ORDER_TEMPLATE'],
    }),
    ...missing(given, 'twilio', {
      wanted: names.includes('twilio'),
      keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
    }),
  ]
  return { smsRoutes: names.map((name) => route(name, given)), faults }
}

type Needs = { readonly wanted: boolean; readonly keys: readonly (keyof Given)[] }

function missing(given: Given, provider: string, { wanted, keys }: Needs): string[] {
  const some = wanted || keys.some((key) => given[key] !== undefined)
  return some
    ? keys.filter((key) => given[key] === undefined).map((key) => `${key} is missing for ${provider}`)
    : []
}

function route(name: string, given: Given): SmsRoute {
  if (name === 'msg91') {
    const keys = {
      authKey: given.MSG91_AUTH_KEY ?? '',
      signInTemplate: given.MSG91_SIGN_IN_TEMPLATE ?? '',
      orderTemplate: given.MSG91_ORDER_TEMPLATE ?? '',
      webhookToken: given.MSG91_WEBHOOK_TOKEN,
    }
    return { provider: 'msg91', keys }
  }
  if (name === 'twilio') {
    const keys = {
      accountSid: given.TWILIO_ACCOUNT_SID ?? '',
      authToken: given.TWILIO_AUTH_TOKEN ?? '',
      messagingServiceSid: given.TWILIO_MESSAGING_SERVICE_SID ?? '',
      publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    }
    return { provider: 'twilio', keys }
  }
  return { provider: 'outbox' }
}
