export * from '#app/messages/en/catalogue/calculator-links.ts'
