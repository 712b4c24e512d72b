/** Names as columns of stock and schedules cut them short. The form of the rows: `../../product-words.ts`. */
export const stockNames = `
cement	en	mid	cem | cmt
aggregate	en	mid	agg | aggr | aggt
laminate	en	mid	lam | lami
measuring_tape	en	mid	m tape | mtape | msr tape
aldrop	en	mid	l drop | ldrop
glass	en	mid	glass pane | float glass pane | window pane | glass sheet pane
particle_board	en	mid	plb
roof_tile	kn	mid	ಹೆಂಚು
red brick	ta	mid	செங்கல்
tmt	ta	mid	கட்டுமான கம்பி
damp proof coating	hinglish	mid	seelan paint | silan paint
chicken mesh	en	mid	hexagonal wire netting | hexagonal netting | hex netting | hexagonal wire mesh
double charge tile	en	mid	double charge | dc vitrified
sandstone	en	mid	dholpur | dholpur stone | agra stone | jodhpur stone | mandana stone | gwalior stone | karauli stone
blockboard	en	mid	bb board
mortar_pan	en	mid	iron ghamela | ghamela iron | steel ghamela | iron tasla | iron mortar pan
wheelbarrow	en	mid	single wheel trolley | trolley single wheel | one wheel trolley
barbed_wire	en	mid	barbed wire fencing | barbed wire fence | barbed fencing
cementitious coating	en	mid	cementitious waterproof coating | polymer modified cementitious coating | acrylic polymer modified cementitious waterproof coating | acrylic polymer modified coating
pu sealant	en	mid	pu sealant | polyurethane sealant | pu joint sealant
socket	en	mid	socket outlet | plug socket | power outlet
colour coated roofing_sheet	en	mid	prepainted galvalume | pre painted galvalume | pre painted galvalume sheet | prepainted galvalume sheet | pre painted sheet | prepainted sheet | ppgl sheet | ppgl
wall primer	en	mid	cement primer | cement wall primer | water cement primer | acrylic cement primer | wt cement primer
wall primer	hinglish	mid	cement prymer | cement ka primer
aggregate	en	mid	stone crush | crush stone | crusher stone
acrylic laminate	en	mid	acrylic laminate sheet | acrylic sheet laminate
gi corrugated sheet	en	mid	corrugated gi | gi corrugated | corrugated gi sheet | gci sheet
fibre cement ridge gutter	en	mid	ridge cement | cement ridge | ac ridge
three bolt rim lock	en	mid	three bolt lock | 3 bolt lock
profile cylinder	en	mid	key cylinder | euro cylinder
masonry drill_bit	en	mid	concrete bit | concrete bit set | concrete drill bit | wall drill bit | masonry bit | masonry bit set
safety_shoes	en	mid	safety boot | boot safety | safety boots
debris net	hinglish	mid	safety jaal | safety jal | safety jali
isolator	en	mid	main switch dp | dp main switch
street light	en	mid	street lighting | street luminaire | street light luminaire
coupler	en	mid	cplr | cplng
swr tee	en	mid	swr reducing tee | swr reducer tee | swr unequal tee
panel light	en	mid	recess panel | panel recess | recessed panel | recess light | recessed light
ms pipe	en	mid	hollow section | hollow steel section
square tube	en	mid	square hollow section | square section pipe | shs pipe
rectangular tube	en	mid	rectangular hollow section | rhs pipe
wash basin	en	mid	wash hand basin | hand wash basin
=	en	mid	cement plaster | cement plastering | plumber work | electrician work | mason work | carpenter work | painter work | welder work | sand filling work | earth filling work | filling work | glass fibre mesh | fibre glass mesh | fibreglass mesh | screw gauge | rock anchor | polishing stone | marble polishing stone | wire rope | chemical anchor | chem anchor | injection anchor | flag post | flag pole | flag mast | writing board | glass writing board | white board | notice board | stoneware pipe | sw pipe | s w pipe | rebar coupler | threaded coupler | threaded rebar coupler
=	hinglish	mid	jhumar | jhoomar | machhar jali | machhar ki jali | macchar jali | machar jali | machchar jali | machhar jaali | macchar jaali
=	hi	mid	झूमर | मच्छर जाली | मच्छर की जाली
`
