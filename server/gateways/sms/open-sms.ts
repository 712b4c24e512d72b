import { withFailover } from './failover.ts'
import { msg91, type Msg91Keys } from './msg91.ts'
import { outbox, type OutboxMessage } from './outbox.ts'
import type { SmsGateway } from './port.ts'
import { twilio, type TwilioKeys } from './twilio.ts'

/** An SMS provider with its credentials. */
export type SmsRoute =
  | { readonly provider: 'outbox' }
  | { readonly provider: 'msg91'; readonly keys: Msg91Keys }
  | { readonly provider: 'twilio'; readonly keys: TwilioKeys }

type Outbox = { readonly dataDir: string; readonly show: (message: OutboxMessage) => void }

/** The configured SMS providers as one gateway with failover, in the given order. */
export function openSms(routes: readonly SmsRoute[], { dataDir, show }: Outbox): SmsGateway {
  return withFailover(
    routes.map((route) => {
      switch (route.provider) {
        case 'outbox':
          return outbox(dataDir, show)
        case 'msg91':
          return msg91(route.keys)
        case 'twilio':
          return twilio(route.keys)
      }
    }),
  )
}
