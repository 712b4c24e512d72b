export * from '#app/messages/en/catalogue/variant-facts.ts'
