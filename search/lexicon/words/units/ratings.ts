/** Words for what a thing can do or is made of: watts, ways, cores. The form of the rows: `../unit-words.ts`. */
export const ratingWords = `
w	en	high	watt | w | wat
w	hinglish	high	vaat | vat
w	hi	high	वाट
a	en	high	amp | ampere
a	hinglish	high	ampiyar | ampear
a	hi	high	एम्पियर
hp	en	high	hp
hp	hinglish	high	ech pi | hors pawar
hp	hi	high	एचपी
w	en	high	w | watt | watts
kw	en	high	kw
a	en	high	a | amp | amps | ampere
ma	en	high	ma
v	en	high	v | volt | volts
va	en	high	va
kva	en	high	kva
hp	en	high	hp
gsm	en	high	gsm
way	en	high	way | ways
way	hi	mid	वे
pin	en	high	pin
core	en	high	core | cores
module	en	high	module | modules | modular | mod
module	hinglish	mid	model | modul | moduel | moudel | modual | madul
deg	en	high	deg | degree | degrees | °
layer	en	high	layer | layers
stage	en	high	stage
star	en	high	star
grit	en	high	grit
kelvin	en	high	k
track	en	high	track
step	en	high	step | steps
density	en	high	density
part	en	high	part
lever	en	high	lever | levers
crank	en	high	crank
percent	en	high	% | percent
ka	en	high	kiloampere
mpa	en	high	megapascal
bar	en	mid	bar pressure
hz	en	high	hz | hertz
micron	en	high	micron | microns | mic
rpm	en	high	rpm
`
