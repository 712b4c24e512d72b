export * from '#app/messages/en/catalogue/calculators.ts'
