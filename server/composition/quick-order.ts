import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedChoice } from '#search/quick-order/remembered-choice.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../db/database.ts'
import type { DemandCounter } from '../services/demand/steps/count-demand.ts'
import type { KindReader } from '../services/catalogue/steps/kind-reader.ts'
import { answerListRequest } from '../services/list-requests/answer-list-request.ts'
import { findListRequest, listListRequests } from '../services/list-requests/list-list-requests.ts'
import { sendListRequest } from '../services/list-requests/send-list-request.ts'
import { matchLines, type WrittenOrder } from '../services/quick-order/match-lines.ts'
import { forgetChoices, rememberChoices } from '../services/quick-order/remember-choices.ts'

type Dependencies = {
  readonly database: Database
  readonly kindReader: KindReader
  readonly demand: DemandCounter
  readonly now: () => Date
}

/** The use cases of Quick Order. */
export function createQuickOrderServices(using: Dependencies) {
  return {
    /** Reads the catalogue as product kinds ahead of the first order. */
    prepare: (): Promise<void> => using.kindReader.refresh(),
    matchLines: (order: WrittenOrder) => matchLines(using, order),
    remember: (actor: Partner, choices: readonly RememberedChoice[]) =>
      rememberChoices(using, actor, choices),
    forget: (actor: Partner, words: string | null) => forgetChoices(using, actor, words),
  }
}

/** Lines of lists that customers send to the shop, and what staff do with them. */
export function createListRequestServices(using: Pick<Dependencies, 'database' | 'now'>) {
  return {
    send: (actor: Partner, text: string) => sendListRequest(using, actor, text),
    list: (actor: StaffActor, state: 'open' | 'answered') => listListRequests(using, actor, state),
    find: (actor: StaffActor, id: string) => findListRequest(using, actor, id),
    answer: (actor: StaffActor, answer: { id: string; isAnswered: boolean }) =>
      answerListRequest(using, actor, answer),
  }
}
