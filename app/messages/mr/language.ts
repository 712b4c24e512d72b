/** English until shoppers are offered Marathi: only sign-in, the cart and checkout are translated. */
export { language } from '#app/messages/en/language.ts'
export const locale = 'mr-IN'
