import type { fieldMessages as English } from '#app/messages/en/field.ts'
export const fieldMessages: typeof English = {
  tooLong: (typed, most) =>
    `यह बहुत लंबा है: ${typed.toLocaleString('hi-IN')} अक्षर, ज़्यादा से ज़्यादा ${most.toLocaleString('hi-IN')} आते हैं।`,
}
