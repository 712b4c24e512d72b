/** Names that makers give to one line of their goods, by what it is. The form of the rows: `brands.ts`. */
export const brandLines = `
exterior emulsion paint	en	mid	asian ace | asian apex | weatherbond | apex ultima protek | ace exterior | ace shyne | nerolac excel | excel total | excel mica marble | suraksha plus | nerolac suraksha | walmasta | dulux weathershield | durocem | berger weathercoat
interior emulsion paint	en	mid	asian tractor | tractor emulsion | tractor uno | tractor sparc | tractor shyne | bison emulsion | nerolac beauty | beauty gold | lotus touch | dulux promise | supercover | superclean | little master
luxury emulsion paint	en	mid	asian royal | asian paints royal | asian paints royale | asian royale | royale luxury | royale aspira | royale matt | royale atmos | silk glamor | silk glamour | silk breathe easy | dulux velvet touch | impressions kashmir
enamel paint	en	mid	apcolite premium | luxol xtra | luxol gloss | dulux gloss | nerolac satin | goody goody enamel
texture	en	mid	royale play | duracast | apex duracast | spectra texture | ultratech texture
distemper	en	mid	tractor acrylic distemper | bison acrylic distemper | beauty acrylic distemper | magik distemper
primer	en	mid	decoprime | trucare primer | truecare primer | nerolac primer
putty	en	mid	trucare putty | truecare putty | birla wallcare | birla white wallcare | wallmaxx | walmaxx | jk wallmaxx | jk wall max | birla white putty | nerolac putty | berger putty | dulux putty | altek putty
wood_polish	en	mid	asian melamyne | melamyne | sheenlac melamine | wudfin melamine
pu wood finish	en	mid	touchwood | touch wood | woodtech pu | emporio pu | wudfin pu | luxury pu | sirca pu
terrace coating	en	mid	roofseal | roof seal | dr fixit newcoat | newcoat | raincoat classic | dr fixit raincoat | damp sheath exterior | smartcare hydroloc terrace | roofguard | terrace shield
damp proof coating	en	mid	dampguard | damp guard | damp block | damp sheath | dampstop | hydroloc | smartcare hydroloc
crack filler	en	mid	crack x | crackx | crack seal | dr fixit crack x | smartcare crack seal | fillinfill
waterproofing	en	mid	cico | impermo | accoproof | sunplast | aquaproof | sika 1 | plastocrete | perma plus
cementitious coating	en	mid	tapcrete | brushbond | fastflex | dr fixit fastflex | masterseal | sikatop seal
latex	en	mid	urp | fixit urp | dr fixit urp | pidicrete | pidicrete urp | nitobond sbr | monobond | sika latex | sikalatex | nitobond ar
epoxy bonding	en	mid	nitobond ep | sikadur
demolition hammer	en	mid	hilti breaker | bosch breaker | makita breaker | dewalt breaker
monoblock pump	en	mid	mini champ | mini master | mini marvel | mini magic | crompton mini | kirloskar chotu
grout	en	mid	tilemate | tile mate | rainbow tile mate | roff rainbow
gp grout	en	mid	conbextra | conbextra gp2 | sikagrout | sika grout | masterflow | emcekrete
repair mortar	en	mid	renderoc | sikarep | polyalk
micro concrete	en	mid	renderoc rg | microkrete
plasticiser	en	mid	conplast | sikament | viscocrete | glenium | masterglenium | auramix | superplast | fosroc conplast
curing compound	en	mid	concure | antisol | masterkure
shuttering oil	en	mid	reebol | separol
pu sealant	en	mid	sikaflex | sika flex | thioflex | nitoseal
silicone sealant	en	mid	dowsil 789 | weatherseal | dr fixit silicone | anabond | wacker gp | mcoat silicone
pu foam	en	mid	hilti cf | sika boom | pidilite pu foam
bitumen membrane	en	mid	tiki tar | superthermolay | texsa | polyflex app | torchshield
flashing_tape	en	mid	shalitape | bitustik | sika multiseal
tile_adhesive	en	mid	vitrofix | roff vitrofix | kerabond | adesilex | tilefixo | bondmax | roff nsa | roff nca | roff rbr | durafix | laticrete 305 | laticrete 315 | laticrete 335
epoxy tile_grout	en	mid	spectralock | roff rainbow epoxy | kerapoxy
block_adhesive	en	mid	fixoblock | magicbond | blockfix | block fix | ultratech fixoblock
wood adhesive	en	mid	fevicol hiper | fevicol hi per | fevicol speedx | fevicol probond | woodlok | wood lok | mahacol | movicol | vamicol | fevicol ezee | jivanjor wood
waterproof wood adhesive	en	high	fevicol marine
rubber adhesive	en	mid	heatx | fevicol heatx | sr 505 | fevicol sr 505 | fevibond | dendrite | foamfix | fevicol foamfix
epoxy adhesive	en	mid	fevitite | araldite klear | bondfix
instant adhesive	en	mid	loctite | cyano bond
cement	en	mid	ultratech super | ultratech weather plus | ambuja kawach | ambuja plus | acc suraksha | acc concrete plus | acc gold | acc f2r | jk super strong | dalmia dsp | ramco supergrade | ramco super grade | bangur powermax | roofon | nuvoco concreto | concreto | lafarge | wonder plus | mycem power | kcp cement | deccan cement | my home cement | rain cement | mp birla | birla a1 strongcrete | topcem | chetak cement | konark cement | ecocem | jsw cement | ambuja roof
tmt	en	mid	tiscon 550sd | neosteel | jsw neo steel | sail seqr | kamdhenu nxt | rathi tmt | shyam tmt | elegant steel | amman tmt | agni tmt | suryadev | arun tmt | minar tmt | kalika steel | polaad | rajuri steel | icon steel | gallantt | rungta steel | super shakti | german tmt | tata tmt | jsw tmt bar
roofing_sheet	en	mid	colouron | jsw colour on | jsw pragati | lysaght | everglow | jsw everglow | jsw vishwas | tata bluescope | tata galvano
fibre roofing_sheet	en	mid	everest fibre | everest super | ramco cement sheet | visaka sheet | charminar sheet | swastik sheet
security door	en	mid	tata pravesh | pravesh door | petra door
window	en	mid	fenesta | tostem | encraft | wintech | prominance
glass	en	mid	saint gobain | modiguard | modi guard | ais glass | asahi glass | gold plus glass
three bolt rim lock	en	mid	tribolt | tri bolt | godrej tribolt | godrej ultra | ultra tribolt | ultra xl tribolt | godrej ultra xl | tri bolt lock
cabinet hinge	en	mid	hettich onsys | onsys | intermat | sensys | hettich sensys | blum clip top | hettich hinges | hafele metalla
undermount slide	en	mid	quadro | hettich quadro | blum tandem | blum movento | actro
drawer_channel	en	mid	hettich channel | ebco telescopic | hettich telescopic | hettich ka
door_closer	en	mid	godrej door closer | hardwyn | dorma closer | godrej hydraulic
plywood	en	mid	greenply ecotec | ecotec | club prime | archiply | architect ply | green gold ply | optima red | trojan ply | austin ply | sarda ply | sylvan ply | centuryply club
bwp plywood	en	mid	sainik 710 | century sainik 710 | greenply 710 | centuryply 710
hdhmr	en	mid	boilo | action boilo | action tesa hdhmr
mdf	en	mid	nuwud | greenpanel mdf | prowud
laminate	en	mid	royale touche | century laminates | durian laminate | bloom laminate | sonear | crossbond | virgo laminates | advance laminates
calcium silicate board	en	mid	hilux | ramco hilux | aerolite board
gypsum board	en	mid	saint gobain gyproc | boral | knauf | lafarge gypsum
gypsum plaster	en	mid	elite 90 | gyproc elite | gypplast
mineral fibre ceiling tile	en	mid	armstrong | armstrong ceiling | armstrong tile | armstrong grid tile | daiken | grid tile | 2x2 ceiling tile
glass wool	en	mid	twiga | uptwiga
wire	en	mid	havells lifeline | lifeline wire | polycab optima | kei conflame | homecab | rr superex | superex | rr unilay | kundan cab | kundan cable | polycab cable | finolex cable | havells cable | kei cable | rr cable | v guard cable | anchor cable | havells hrfr | polycab green wire | v guard wire | anchor advance
switch	en	mid	anchor penta | anchor ziva | roma urban | roma classic | crabtree athena | crabtree thames | crabtree verona | crabtree murano | polycab levana | legrand mylinc | mylinc | myrius | legrand myrius | arteor | britzy | allzy | lyncus | wipro northwest | northwest venia | schneider livia | schneider opale | clipsal | l and t entice | entice switch | englaze | casaviva | gm casaviva | gm fourfive | goldmedal curve | simon switch | indo asian glint | rr signet | mk wraparound | mk blenze | vinay adora | havells athena | hpl switch | toyoma
mcb	en	mid	acti9 | acti 9 | easy9 | legrand rx3 | legrand dx3 | legrand tx3 | hager | betagard | c and s mcb | hpl mcb | schneider acti9
led bulb	en	mid	wipro garnet | garnet bulb | philips ace saver | syska bulb | havells adore | philips stellar
batten	en	mid	philips astra line | wipro garnet batten | philips twinglow | havells pride batten | syska batten
ceiling fan	en	mid	usha striker | atomberg renesa | renesa | gorilla fan | hill briz | crompton hs plus | crompton hill briz | super briz | bajaj edge | havells nicola | orient ecotech | polar fan | khaitan fan | usha swift | crompton energion | havells stealth
geyser	en	mid	racold eterno | eterno | racold pronto | racold omnis | crompton arno | crompton amica | crompton solarium | havells monza | havells adonia | bajaj shakti | bajaj calenta | calenta | ao smith hse | jaquar geyser | usha misty
instant geyser	en	mid	havells instanio | instanio | bajaj flora | racold pronto neo | crompton juno
pump	en	mid	kirloskar chhotu | kirloskar chotu | crompton mini master | mini master | minimaster | cri monoblock | v guard jalraaj | texmo monoblock
submersible pump	en	mid	cri borewell | texmo borewell | kirloskar borewell | crompton submersible | lubi submersible
tank	en	mid	sintex titus | sintex pure | supreme sileo | ashirvad tank | prince tank | aquatech tank | astral tank | vectus tank | apollo tank
upvc pipe	en	mid	aqua gold | aquagold | supreme aquagold | aqualife | ashirvad aqualife | astral aquarius | aquarius upvc | prince easyfit | aquafit | finolex aslu
cpvc pipe	en	mid	flowguard plus | astral flowguard | ashirvad flowguard | finolex flowguard | truflo | prince onefit | supreme lifeline | astral cpvc pro
swr pipe	en	mid	finolex swr | prince ultrafit | ultrafit | supreme swr | astral drainmaster | drainmaster | ultradrain
flush_tank	en	mid	commander flush tank | geberit | geberit cistern | parryware slim cistern
western_toilet	en	mid	american standard | duravit | vitra | varmora sanitary
tap	en	mid	jaquar continental | jaquar florentine | jaquar kubix | jaquar opal | essco deluxe | essco tropical | cera tap | cera fittings
impact drill	en	mid	gsb | gsb 13 re | gsb 500 | gsb 550 | gsb 600 | gsb 10 re | bosch gsb
rotary hammer	en	mid	bosch gbh | gbh | gbh 220 | gbh 200 | makita hr2630 | hr2630
angle_grinder grinder	en	mid	bosch gws | gws 600 | gws | ag4 | dw801 | makita ga4030
demolition hammer	en	mid	bosch gsh | gsh 5 | gsh 11
marble cutter	en	mid	bosch gdc | gdc 120 | gdc 121 | makita 4100nh | cm4
cordless drill	en	mid	bosch gsr | gsr 120 | gsr 12
safety_shoes	en	mid	liberty warrior | hillson shoes | bata industrials | safari pro | karam shoes | mallcom shoes | jcb shoes
helmet	en	mid	heapro | udyogi helmet | karam helmet
solar panel	en	mid	waaree | adani solar | vikram solar | loom solar | tata solar | luminous solar
inverter	en	mid	luminous zelio | zelio | icruze | microtek inverter | eco volt
aac block	en	mid	xtralite | ultratech xtralite | magicrete block | siporex block
quartz sink	en	mid	carysil quartz | carysil
stainless sink	en	mid	nirali sink | futura sink | neelkanth sink
`
