import type { SmsRoute } from '../gateways/sms/open-sms.ts'

type SmsSettings = {
  readonly SMS_PROVIDER?: string | undefined
  readonly MSG91_AUTH_KEY?: string | undefined
  readonly MSG91_SIGN_IN_TEMPLATE?: string | undefined
  readonly MSG91_ORDER_TEMPLATE?: string | undefined
  readonly MSG91_PAYMENT_TEMPLATE?: string | undefined
  readonly MSG91_STOCK_TEMPLATE?: string | undefined
  readonly MSG91_WEBHOOK_TOKEN?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly TWILIO_ACCOUNT_SID?: string | undefined
  readonly TWILIO_AUTH_TOKEN?: string | undefined
  readonly TWILIO_MESSAGING_SERVICE_SID?: string | undefined
}

/** Reads the SMS providers from the settings, with an issue for each missing key. */
export function readSmsRoutes(settings: SmsSettings): { smsRoutes: SmsRoute[]; issues: string[] } {
  const names = (settings.SMS_PROVIDER ?? 'outbox').split(',')
  const issues = [
    ...missingKeys(settings, 'msg91', {
      isUsed: names.includes('msg91'),
      keys: ['MSG91_AUTH_KEY', 'MSG91_SIGN_IN_TEMPLATE', 'MSG91_ORDER_TEMPLATE'],
    }),
    ...missingKeys(settings, 'twilio', {
      isUsed: names.includes('twilio'),
      keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
    }),
  ]
  return { smsRoutes: names.map((name) => toRoute(name, settings)), issues }
}

/** Tells whether a provider can send messages about restocked variants. */
export function sendsStockAlerts(routes: readonly SmsRoute[]): boolean {
  return routes.some((route) => route.provider !== 'msg91' || route.keys.stockTemplate !== undefined)
}

type Requirement = { readonly isUsed: boolean; readonly keys: readonly (keyof SmsSettings)[] }

function missingKeys(settings: SmsSettings, provider: string, { isUsed, keys }: Requirement): string[] {
  const isRequired = isUsed || keys.some((key) => settings[key] !== undefined)
  return isRequired
    ? keys.filter((key) => settings[key] === undefined).map((key) => `${key} is missing for ${provider}`)
    : []
}

function toRoute(name: string, settings: SmsSettings): SmsRoute {
  if (name === 'msg91') {
    const keys = {
      authKey: settings.MSG91_AUTH_KEY ?? '',
      signInTemplate: settings.MSG91_SIGN_IN_TEMPLATE ?? '',
      orderTemplate: settings.MSG91_ORDER_TEMPLATE ?? '',
      paymentTemplate: settings.MSG91_PAYMENT_TEMPLATE,
      stockTemplate: settings.MSG91_STOCK_TEMPLATE,
      webhookToken: settings.MSG91_WEBHOOK_TOKEN,
    }
    return { provider: 'msg91', keys }
  }
  if (name === 'twilio') {
    const keys = {
      accountSid: settings.TWILIO_ACCOUNT_SID ?? '',
      authToken: settings.TWILIO_AUTH_TOKEN ?? '',
      messagingServiceSid: settings.TWILIO_MESSAGING_SERVICE_SID ?? '',
      publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    }
    return { provider: 'twilio', keys }
  }
  return { provider: 'outbox' }
}
