import { askProvider } from './ask-provider.ts'
import type { TextMessages } from './port.ts'

export type Msg91Keys = {
  readonly authKey: string
  /** The id of the flow that was made of the registered sign-in template, with ##code##, ##store##, ##minutes##, ##host##. */
  readonly signInTemplate: string
  readonly baseUrl?: string
  readonly patienceMs?: number
}

/** MSG91's flow API: POST /api/v5/flow with the template's id and its variables (control.msg91.com/apidoc). */
export function msg91({
  authKey,
  signInTemplate,
  baseUrl = 'https://control.msg91.com',
  patienceMs,
}: Msg91Keys): TextMessages {
  return {
    send: async ({ to, variables }) => {
      const answer = await askProvider({
        provider: 'MSG91',
        url: `${baseUrl}/api/v5/flow`,
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: signInTemplate,
          recipients: [{ mobiles: to.slice(1), ...variables }],
        }),
        patienceMs,
      })
      // a refusal comes with status 200 and type "error"
      if (answer.type !== 'success') throw new Error('MSG91 refused the message')
      return { route: 'msg91', reference: typeof answer.message === 'string' ? answer.message : null }
    },
  }
}
