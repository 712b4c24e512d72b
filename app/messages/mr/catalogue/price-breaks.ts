export * from '#app/messages/en/catalogue/price-breaks.ts'
