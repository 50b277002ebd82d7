/** Roads, offices, feasts and the people of the street. See ../topics.ts for the form. */
export const DAILY = `
  commuting: commute, commuted, commuting, car?, bus?, train?, tram, underground, subway, bike, traffic, traffic jam,
    drive?, drove?, driving, parking?, late for, platform?, delayed train, motorway
  buses and trains < travel: missed the bus, missed my bus, missed the train, missed my train, last bus, last train,
    first train, early train, slow train, train home, bus home, bus stop, bus driver, double decker, top deck, bus
    pass, train ticket, railcard, ticket inspector, conductor?, carriage?, quiet carriage, window seat, platform four,
    signal failure, train delayed, train was late, delayed train, train cancelled, train was cancelled, replacement
    bus, rail replacement, leaves on the line, stood the whole way, standing room only, changed at, missed the
    connection, missed connection, missed my connection, railway, railways, railway station, train station, bus
    station, timetable, commuter train, commuter, tube station, underground station, metro, rickshaw, auto rickshaw,
    local train, sleeper berth, amtrak, greyhound bus, steam train, night bus, the 7 15, rail strike, train strike,
    train journey, train journeys, train ride, train rides, bus ride, bus journey, on the train, on the bus, took the
    train, took the bus, caught the train, caught the bus, caught the last, by train?, by bus?, connection at,
    platform?, carriages, train to, train from, bus to, bus from, tram?, trams?
  bicycles < exercise: bicycle, bicycles, puncture, punctured, inner tube, bike chain, pedal, pedals, pedalled,
    pedalling, saddle, handlebars, panniers, cycle path, cycle lane, bike lane, bike shop, bike lock, cycle helmet,
    bike helmet, tandem, spokes, freewheeled, derailleur, cycled along, cycling home, cycled home, cycle to work,
    cycled to work, biked to work, old bike, new bike, bike ride, rode my bike, on my bike, on the bike, into a
    headwind, tailwind
  driving (feared): drive?, drove?, driving, car?, licence, license, driving test, motorway, parking, garage, steering
    wheel, mechanic, engine?, tyre, steering, gearbox, clutch?, brake, brakes, mot, fuel, petrol, van?, breakdown,
    tow, flat tyre, highway, freeway, interstate, drive on, drove one exit, exit on, behind the wheel, merge, merged,
    lane, lanes, parallel park, parallel parked, learner, drivers license, license back, night driving, driving at
    night, drive at night, since the crash, car crash, car accident, fender bender, rear ended, driving lesson, drove
    to, drove alone, drove myself, fear of driving, motorways, dual carriageway, highways, slip road, on ramp, off
    ramp, overtake a lorry, lorries on both sides, fast lane, slow lane, middle lane, country roads, narrow lane,
    narrow lanes, country lanes, drive in the dark, drove in the dark, driving in the dark, drive in the rain, driving
    in the rain, drive in snow, driving in snow, drive in the city, driving in the city, drive on the motorway, drove
    on the motorway, driving on the motorway, drive on the highway, drove on the highway, drive over the bridge, drove
    over the bridge, drive through the tunnel, drove through the tunnel, hands on the wheel, white knuckles, knuckles
    white, gripped the wheel, gripping the wheel, gripped the steering wheel, long drive, drive home, drove home,
    driving home, car share, car pool, carpool, car keys, new car, second hand car, used car, passenger seat, petrol
    station, filled up the, seat belt, seatbelt, speedometer, rear view mirror, scooter, moped, motorbike, motorcycle,
    two wheeler, auto driver, cab driver, taxi, taxis, uber home, on the motorway, lorries, lorry, truck, trucks,
    merging, juggernaut
  learning to drive < driving (feared, celebrated): driving lesson, driving lessons, driving instructor, my
    instructor, l plates, learner plates, provisional licence, learners permit, learner permit, dmv, three point turn,
    emergency stop, hill start, bay parking, reverse parking, reversing round, parallel parking, mirror signal, theory
    test, hazard perception, dual controls, stalled the car, stalled it?, stalled at the lights, stalled twice, biting
    point, kangarooed, roundabout?, roundabouts, first time on the motorway, driving examiner, test centre, minors?,
    no minors, passed first time, passed my driving, failed my driving, learning to drive, learn to drive, learned to
    drive, learnt to drive, nervous driver, drive again, driving again, back behind the wheel, drive on my own, drove
    on my own, drove by myself, drive alone, examiner?, four minors, three minors, two minors, drive test, gear
    change, gear changes, mirrors?, reversed?
  car trouble < driving: car trouble, car broke down, wouldnt start, would not start, dead battery, flat tire, flat
    tyre, tow truck, towed, check engine, engine light, transmission, alternator, brakes, mechanic, garage bill, mot,
    radiator, repair bill, van broke, vehicle, breakdown, breakdowns, breakdown cover, broke down on, van broke down,
    bus broke down, car breaks down, hard shoulder, side of the road, roadside, recovery truck, recovery vehicle,
    breakdown truck, yellow van, the rac, aa man, the aa came, called the aa, rang the aa, waited for the aa, roadside
    assistance, triple a, tow rope, towed it, tow it, needed a tow, clutch, clutch went, clutch cable, clutch is gone,
    new clutch, gearbox, gear box, gears?, wont go into gear, first gear, second gear, third gear, reverse gear, gear
    stick, gearstick, stick shift, handbrake, brake pads, brake fluid, brake discs, squealing brakes, brakes squeal,
    brake lights, tail light, headlight, headlights, indicator bulb, exhaust pipe, exhaust fell, exhaust is blowing,
    muffler, spark plug, spark plugs, fan belt, timing belt, cambelt, cam belt, head gasket, gasket, oil leak, oil
    light, oil change, warning light, dashboard light, overheated, overheating, steam from the bonnet, bonnet up,
    under the bonnet, under the hood, engine died, engine cut out, engine stalled, engine wont, engine would not,
    engine wouldnt, engine coughed, car died, car is dead, car wont start, car would not start, car wouldnt start, van
    wont start, van wouldnt start, wont start, flat battery in, battery was flat, battery flat, battery is flat, car
    battery, new battery, jump lead, jump leads, jump start, jumpstart, jumper cables, bump start, bump started, flat
    tyres, flat tires, tyre blew, tyre burst, blow out, blowout, burst tyre, slow puncture, nail in the tyre, nail in
    the tire, spare tyre, spare tire, spare wheel, wheel nuts, lug nuts, changed the tyre, changed a tyre, change a
    tyre, changed the tire, changed the wheel, changed a wheel, changed a tire, carjack, car jack, new tyres, new
    tires, tyre pressure, bald tyres, run out of petrol, ran out of petrol, ran out of gas, out of petrol, ran out of
    diesel, ran out of fuel, wrong fuel, petrol can, gas can, courtesy car, hire car, loan car, scrapyard, scrapped
    the car, scrap the car, sold the car, old banger, rust bucket, rust?, car failed its mot, failed its mot, failed
    the mot, passed its mot, passed the mot, mot due, car inspection, smog check, emissions test, garage rang, garage
    said, garage called, car in the garage, car at the garage, car is at the garage, car in the shop, car is in the
    shop, in for a service, car service, mechanic said, mechanics bill, car repair, car repairs, got us going, got it
    going, got me going, going again?, van came, man with the van, lift home from the, broken down, break down, broke
    down, breaks down, car break down, breaking down, stranded, stuck on the?, died on the, engine?, tyre, tyres, tow,
    towing, mechanics, garage?
  traffic and parking < driving: traffic, traffic jam, traffic jams, roadworks, road works, tailback, gridlock,
    gridlocked, rush hour, parking ticket, parking fine, parking space, parking spot, nowhere to park, circled the
    block, traffic warden, clamped, speeding ticket, speeding fine, speed camera, speed trap, diversion, detour,
    bumper to bumper, stuck behind a, stuck in traffic, sat in traffic, contraflow, pothole, potholes, sat nav,
    satnav, double parked, toll booth, toll road, overtaking?, tailgated, tailgating, honking, road closed, red light,
    red lights, pulled over?, missed the exit, missed my exit, wrong turn, wrong turning, roundabout, lights?, jam?,
    queue of cars, queues of cars, cars queued, cones?, lane closed, forty minutes to?, an hour to get?
  accidents: accident, crash, crashed, collision, fell, fall, slipped, tripped, broke her, broke his, broke my, broken
    wrist, broken leg, broken hip, plaster, emergency, ambulance, knocked over, cut my, near miss, bumped, tumble,
    tumbled, wreck, skidded, knocked down, ran into the, car accident, car crash, wrecked, totaled, rear ended, fender
    bender, fell off, fell down the, fell in the, ran into, backed into, hit a deer, burned my hand, cut my finger,
    sliced
  car crashes < accidents: car crash, car accident, crashed the car, crashed into, crashed my, pile up on, head on
    collision, rear ended, rear ended me, rear ended us, hit from behind, drove into the back, went into the back of,
    hit the kerb, hit the curb, hit a wall, hit a pole, hit a tree, hit a parked car, scraped the car, scratched the
    car, scratch on the car, dent, dented, dented the, wing mirror, bumper?, fender bender, airbag, airbags, whiplash,
    skidded, skid, skidding, aquaplaned, black ice, slid on the ice, spun off, ended up in the ditch, in the ditch,
    nearly hit, almost hit, near miss, close call, swerved, swerve, ran a red light, jumped the lights, hit and run,
    wrote off the car, write off, written off, totaled, totalled, swapped details, exchanged insurance, knocked off my
    bike, knocked off his bike, knocked off her bike, fell off my bike, came off my bike, came off the bike, bike
    accident, hit by a car, deer on the road
  falling < accidents (feared): fall, fell, falling, slip, slipped, trip, tripped, stumble, stumbled, broken hip,
    broke her wrist, broke his wrist, on the ice, stairs, lie on the floor, lying on the floor, get up again,
    banister, handrail, rug, walking frame, dizzy, tumble, tumbled, slid, skidded, lose my balance, lost my balance,
    balance?, unsteady, icy steps, wet leaves, doormat, alarm button, alarm pendant, fell on the, fell in the
    bathroom, fell in the kitchen, fell again, fall risk, broke her hip, broke his hip, grab bars, walker, took a
    fall, had a fall
  theft and crime: steal, stole, stolen, thief, thieves, burglar, burglary, broken into, break in, robbed, robbery,
    police, crime, attacked, scam, mugged, pickpocket, stole my, broke into, wallet was, purse was, scammer, scammed,
    identity theft, police report, theft, thefts, robbers, robber, shoplifting, pickpocketed, vandals, vandalised,
    vandalism, graffiti, keyed my car, stabbing, stabbed, knife crime, mugger, mugging, snatched my, bag snatched,
    phone snatched, stolen from, someone took my, somebody took my, someone stole, somebody stole, went through my
    bag, prison, jail, crown court, trial?, witness?
  burglary < theft and crime (feared): burglar, burglars, burglary, burgled, break in, break ins, broke in, broken
    into, breaking in, got broken into, smashed window, window smashed, smashed the window, window was broken, kicked
    the door in, forced the door, forced the lock, door forced, jemmied, crowbar, ransacked, drawers pulled out,
    drawers emptied, nothing was taken, what was taken, jewellery gone, jewelry gone, laptop gone, telly gone, bike
    gone, stolen bike, bike was stolen, bike stolen, bike got stolen, pinched my, nicked my, got nicked, was nicked,
    was stolen, were stolen, stole the, stole our, robbed us, changed the locks, new locks, new lock on, alarm went
    off, burglar alarm, security light, security camera, doorbell camera, ring camera, catalytic converter,
    shoplifter, shoplifters, shoplifting, till was short, crime number, fingerprints, dusted for prints, padlock,
    padlock cut, bolt cutters?, car window smashed, stole my bike, stole my car, stole my van, tools were stolen,
    stole my tools, van was broken into, shed was broken into, house was broken into, car was broken into, intruder,
    prowler, were we burgled, forced the?, back window?, window forced, bikes are gone, bike is gone, tools are gone,
    purse is gone, wallet is gone, phone is gone, is gone from?, are gone from?, all gone?, lock was, lock broken,
    lock smashed, glass on the floor, who would take, cleaned out the till, cleaned us out
  the police < theft and crime: police, policeman, policewoman, police officer, police officers, police station,
    police car, police came, constable, garda, gardai, squad car, sirens, blue lights, cops, detective, sergeant,
    called the police, called the cops, rang the police, police report, filed a report, reported it to, gave a
    statement, made a statement, witness statement, arrested, arrest, handcuffs, 911 call, called 911, rang 999,
    dialled 999, inquest, magistrate, jury duty, jury service, officers, officer?, took down everything, constables,
    patrol, cell?
  scams < theft and crime (feared): scam, scams, scammed, scammer, scammers, phishing, fake call, fake text, fake
    email, conned, con man, conman, rip off, ripped off, swindled, swindle, fraudster, hacked, got hacked, my account
    was hacked, card cloned, cloned my card, cold caller, cold call, nuisance call, spam call, robocall, gift cards
    scam, fell for it, clicked the link, clicked on a link, one time password, otp, asked for my pin, pretended to be
    the bank, transferred the money to, too good to be true, identity theft, overcharged, swindlers, not the real?,
    caller said, pretended to be?, trick?, tricked?, trickster, crook, crooks, fraud?, emptied the account, cleaned
    out the account
  paperwork: form?, forms?, paperwork, tax office, tax return, tax, lawyer, contract?, visa, permit, residence permit,
    insurance, notary, documents?, papers?, bureaucracy, authority, authorities, council, stamped?, certificate,
    application form, deadline?, folder?, filing, shoeboxes, receipts, receipt, brown envelope, pension statement,
    solicitors letter, signature, signatures, sign the papers, signed the papers, signed the form, sorted the papers,
    sorted papers, sorted my papers, sorting papers, filing cabinet, filed papers, ring binder, paper pile, pile of
    papers, paper mountain, bank forms, pension forms, pension papers, insurance papers, insurance form, school forms,
    medical forms, probate, the will, wills, power of attorney form, deeds, house deeds, notarised, notarized,
    solicitors, conveyancing, affidavit
  forms and officials < paperwork (feared): fill in the form, filled in the form, filling in the form, filled in
    forms, filled out the form, fill out the form, filling out forms, form filling, application form, claim form, tax
    form, wrong form, missing form, form came back, official letter, letter from the council, letter from the tax,
    letter from the bank, letter from the court, letter from the school, letter from the hospital, case worker,
    caseworker, civil servant, official, officials, officer at, clerk, the clerk, red tape, bureaucracy, bureaucrat,
    bureaucrats, bureaucratic, government office, town hall, city hall, county office, council office, registry
    office, register office, social security office, job centre appointment, job centre, jobcentre, passport office,
    post office counter, took a number, take a number, ticket number, number was called, called my number, waited in
    line at, stood in line at, queued at, two hour queue, three hours in the queue, on hold for, on hold with, hold
    music, press one, call centre, helpline, reference number, your call is important, passed from one, sent from one
    office, come back with, one more document, missing document, missing documents, birth certificate, marriage
    certificate, death certificate, proof of address, proof of income, certified copy, photocopies, photocopied, in
    triplicate, rubber stamp, stamped the, got the stamp, deadline for the form, appeal letter, appealed against,
    tribunal, ombudsman, complaint letter, planning permission, building permit, census, aadhaar, pan card, ration
    card, national insurance number, social security number, jury summons, form?, forms?, window six, window nine,
    window four, window two, counter six, counter four, queue?, queues?, queued, queueing, queuing, stamp?,
    appointment at the, office was shut, office was closed, come back tomorrow, come back on, wrong queue, wrong
    window, wrong desk
  visas and residence < paperwork (feared, celebrated): visa, visas, visa appointment, visa interview, visa came, visa
    refused, visa rejected, visa approved, visa runs out, visa expires, residence permit, work permit, leave to
    remain, settled status, indefinite leave, green card, immigration office, immigration lawyer, immigration, home
    office letter, biometrics, citizenship, citizenship test, citizenship ceremony, naturalised, naturalized,
    naturalization, oath of allegiance, asylum, asylum seeker, deportation, deported, deport, embassy, consulate,
    border control, passport renewed, renew my passport, new passport, passport expired, h1b, sponsor letter, points
    based, overstayed, stay in the country, allowed to stay, send me back, permit, permits, immigration papers,
    residence?, residency, papers came, papers to stay, passport, passports, border?, citizen, status?, two more years
  days off < rest (celebrated): day off, days off, afternoon off, morning off, week off, weekend off, sunday off,
    saturday off, monday off, friday off, took the day off, took a day off, take a day off, taking a day off, took the
    afternoon off, first day off, free day, free afternoon, free evening, free weekend, finished early, closed early,
    shut early, closing early, close early, knocked off early, clocked off early, let us go early, left early for,
    half day, bank holiday, long weekend, four day week, annual leave, on leave, time off, week of leave, snow day,
    day of rest, closed on monday, closed on mondays, closed on sunday, closed on sundays, closed the shop at, closed
    the shop for, shut the shop early, shop closed, shop shut, sign to closed, sign on the door, turned the sign,
    early closing, closed at noon, closed at one, closed at two, closed at three, no appointments, nothing in the
    diary, empty diary, empty calendar, staycation, sabbatical, out of office
  community: community, volunteer, volunteering, club?, association, choir, village, parish, charity, belong,
    belonging, street party, team?, neighbours, town meeting, neighborhood group, rotary, lions club, book club,
    church group, moms group, mens group, womens group, local group, the club, the choir, community centre, community
    center, community hall, the village, our village, village shop, our street, whole street, whole village, local
    shop, local pub, town square, market square, parish hall, community spirit, pulled together, came together,
    everyone turned out, joined a group, first evening at the, part of something, part of the village, one of them?,
    known here, known in the village, known in the town, am known here, fit in here, men in the pub
  chats and regulars < community (celebrated): regular?, regulars, a regular, one of the regulars, the usual, my
    usual, usual please, usual table, usual seat, knows my order, knew my order, knows what i want, know me by name,
    knows me by name, knew me by name, calls me by my name, by my first name, greeted by name, asked where id been,
    asked where i had been, missed me at, wondered where i was, noticed i was away, chatted, chatting, chat, chats, a
    chat with, had a chat, stopped for a chat, stopped to chat, quick chat, long chat, little chat, natter, nattered,
    chinwag, small talk, passed the time of day, over the counter, across the counter, at the counter, over the fence,
    over the wall?, over the hedge, over the garden fence, on the doorstep, at the school gates, at the bus stop, at
    the market stall, checkout lady, checkout girl, lady at the checkout, man at the checkout, cashier?, lady in the
    shop, man in the shop, corner shop, shopkeeper, shop keeper, baker asked, butcher?, the butcher?, baker?,
    greengrocer?, fishmonger?, postman, postwoman, mailman, mail lady, mail carrier, milkman, bin men, barista,
    barber?, barmaid, bartender, landlord of the pub, publican, dog walkers, fellow dog walker, waved at me, waved to
    me, waved back, nodded to, nodded at me, said hello to, said good morning to, says good morning, everybody knows
    everybody, everyone knows everyone, knows everybody, knows everyone, tea stall, chai stall, chaiwallah, paan shop,
    stall holder, stallholder, barber shop, diner?, asked after, asked after me, asked after my, asks after, knew my
    face, known in the, feeling known, being known, in the post office, in the bakery, in the shop said, at the
    bakery, at the butchers, at the chemist, at the library desk, at the bar said, kept my seat, kept me a seat, kept
    me a chair, kept my paper, kept a loaf, saved me a loaf, put one aside for me, gossip?, gossiped, familiar faces,
    familiar face, smile from the?, stranger on the?, strangers talked
  clubs and committees < community: committee, committees, committee meeting, subcommittee, working group, treasurer,
    secretary of the, club secretary, chair of the, agm, annual general meeting, parish council, village hall, village
    hall meeting, residents association, tenants association, residents meeting, tenants meeting, parent teacher
    association, school governor, school governors, governors, trustee, trustees, board of the, womens institute,
    scouts, scout hut, girl guides, cubs, youth club, youth group, rotary club, gardening club, book club, knitting
    circle, knitting group, sewing circle, choir committee, mens shed, mens sheds, bowls club, bridge club, bingo
    night, whist drive, tidy towns, neighbourhood watch, raffle, raffle tickets, tombola, bring and buy, jumble sale,
    coffee morning, coffee mornings, elected, voted in, voted onto, petition, petitions, signed the petition, minutes
    secretary, club, clubs?, society?, bell ringers, bell ringing, first evening with, ringers, member?, members?,
    membership, new member, joined?
  helping neighbours < helping (celebrated): helped the neighbour, helped the neighbor, helped my neighbour, helped my
    neighbor, helped next door, helped the old lady, helped the old man, helped the couple, helped her carry, helped
    him carry, carried her shopping, carried her bags, carried her groceries, carried the bags up, carried it upstairs
    for, changed her light bulb, changed his light bulb, changed a bulb for, fixed her tap, fixed his tap, fixed her
    gate, fixed her fence, fixed her sink, fixed her bike, fixed his bike, fixed their, mended her, mended his,
    repaired her, repaired his, took in her parcel, took in a parcel, took their parcel, took in their parcel, put her
    bins out, put his bins out, put the bins out for, took her bins, watered her plants, watered their plants, watered
    his plants, feed her cat, fed her cat, fed their cat, feeding next doors cat, walked her dog, walked his dog,
    walked their dog, cleared her path, cleared their path, cleared his drive, shovelled her, shoveled her, shoveled
    their, mowed her, mowed their, cut her grass, cut his grass, cut her hedge, cut his hedge, checked on her, checked
    on him, looked in on, popped in on, called in on, knocked to see, brought her soup, brought him soup, took her
    soup, took soup round, took a plate round, took him dinner, took her dinner, took a casserole, dropped off a meal,
    did her shopping, did his shopping, got her shopping, fetched her prescription, picked up her prescription, picked
    up his prescription, ran her to the, ran him to the, drove the neighbour, drove the neighbor, gave her a lift,
    gave him a lift, give her a lift, gave them a lift, lent the ladder, lent my ladder, lent a drill, borrowed the
    ladder, jump leads for, jumper cables for, held the ladder, filled in the form for, helped with her phone, helped
    with his phone, set up her phone, fixed her computer, showed her how to use, old lady next door, old man next
    door, widow next door, couple next door, lady downstairs, lady upstairs, man downstairs, man upstairs, next door?,
    changed the bulb, change the bulb, light bulb for, carried the?, neighbourly, good turn, did a good turn, held
    the?, looked after their, minded her, minded his, minded the neighbours, kept an eye on?, favour for, a favour
    for, helping next door, helping the neighbour, helping neighbours, lifted the?, moved the wardrobe for, mowed next
    door
  hosting visitors < friends (celebrated): had people over, people over, people round, friends over, friends round,
    friends for dinner, friends to dinner, had guests, houseguest, houseguests, house guest, overnight guest, came to
    stay, come to stay, stayed for dinner, stayed for supper, stayed for tea, stayed till late, stayed until late,
    came for dinner, came for tea, came for coffee, came for supper, came for lunch, came to dinner, came to lunch,
    came to tea, came to supper, round for tea, round for dinner, over for dinner, over for supper, over for lunch,
    spare bed, sofa bed, air mattress, blow up bed, made up the bed, guest room, guest bed, laid the table, set the
    table for, extra chairs, extra chair, table was full, full table, house full, full house, open house?,
    housewarming, hosted, hosting?, host?, hostess, threw a party, dinner guests, guests left, guests have gone,
    visitors, visitor, a visit from, guests, guest, put up the, bed for the night, lodged, stayed with us, staying
    with us, cooked for guests, came by with, came to see us, came to see me
  celebrations: birthday, birthdays, party?, parties, anniversary, christmas, easter, eid, hanukkah, new year, cake,
    present?, presents?, gift?, wedding, toast?, candles?, advent, thanksgiving, graduation, invited everyone,
    festive, halloween, ceremony, fireworks, pancake day, birthday cake, wedding party, christening, sixtieth,
    fiftieth, fortieth, seventieth, birthday party, surprise party, turned forty, turned ten, graduation party, baby
    shower, bridal shower, engagement party, housewarming, fourth of july, new years eve, easter dinner, christmas
    morning, christmas tree, family reunion, anniversary party, celebrate, celebrated, celebration, celebrating,
    partied, raised a glass, raised our glasses, clinked glasses, cheers to, popped the cork, champagne, toast to,
    toasted, golden wedding, ruby wedding, diamond wedding, bar mitzvah, bat mitzvah, first communion party, naming
    ceremony, farewell do, retirement party, reunion party, street party, garden party, decorations, decorated the,
    paper chains, fairy lights
  birthdays < celebrations (celebrated): birthday, birthdays, birthday cake, birthday party, birthday card, birthday
    cards, birthday dinner, birthday tea, birthday present, birthday girl, birthday boy, blew out the candles, blow
    out the candles, candles on the cake, sang happy birthday, happy birthday, her birthday, my birthday, turned one,
    turned two, turned three, turned four, turned five, turned six, turned seven, turned eight, turned nine, turned
    eleven, turned twelve, turned thirteen, turned eighteen, turned twenty one, turned thirty, turns five, turns ten,
    sweet sixteen, quinceanera, name day, pass the parcel, musical chairs, party bags, bouncy castle, pinata,
    balloons, bunting, forgot her birthday, forgot my birthday, remembered my birthday, six candles, five candles,
    seven candles, eight candles, four candles, cake shaped like, years old today, is six today, is five today, is
    seven today, is eighteen, sang to her, sang to him
  presents < celebrations (celebrated): present for?, presents for?, gift for, gifts for, birthday present, christmas
    present, wrapped?, wrapping paper, wrapped the present, unwrapped, unwrapping, ribbon, gift card, gift voucher,
    voucher, home made present, handmade present, gave me a present, gave her a present, gave him a present, bunch of
    flowers, box of chocolates, secret santa, stocking filler, opened the presents, opening presents, opened her
    present, opened his present, regifted, thank you card, thank you note, thank you letter
  weddings < celebrations (celebrated): wedding, weddings, wedding day, wedding dress, bride, groom, bridesmaid,
    bridesmaids, best man, maid of honour, maid of honor, bridal, hen party, hen do, stag do, bachelorette, bachelor
    party, confetti, wedding invitation, wedding cake, wedding reception, first dance, walked her down the aisle, down
    the aisle, said i do, mehndi, sangeet, baraat, wedding guests, father of the bride, mother of the bride, threw the
    bouquet, registry office, got engaged, engagement ring, they got engaged, theyre engaged, proposed to, vows?,
    aisle, married today, got married, getting married, wedding speech, rings?
  festivals < celebrations (celebrated): festival, festivals, diwali, deepavali, holi, navratri, durga puja, pujo,
    puja, pooja, ganesh chaturthi, raksha bandhan, rakhi, onam, pongal, lohri, eid, iftar, ramadan, eid prayers,
    rangoli, diyas, mithai, ladoos, passover, seder, purim, yom kippur, rosh hashanah, hanukkah, menorah, lunar new
    year, chinese new year, st patricks day, paddys day, burns night, bonfire night, guy fawkes, sparklers, fireworks,
    halloween, trick or treat, trick or treaters, pumpkin carving, carved pumpkins, thanksgiving, fourth of july,
    memorial day, labor day, mothers day, fathers day, valentines day, pancake day, shrove tuesday, palm sunday, good
    friday, easter eggs, easter egg hunt, egg hunt, easter sunday, harvest festival, village fete, fete, county fair,
    state fair, fair ground, funfair, fairground, carnival, parade, street fair, maypole, midsummer, solstice, new
    years eve, new years day, hogmanay, auld lang syne, st nicholas, epiphany?, twelfth night, feast?, feasts?, holy
    day, lamps?, lanterns, sweets for?, henna, costumes?, costume?, masks?, bonfire, bonfires
  christmas < celebrations: christmas, advent, christmas eve, christmas tree, boxing day, carols, mulled wine, santa,
    new year, holidays, christmas morning, christmas dinner, christmas shopping, wrapped presents, wrapping presents,
    stockings, tree up, ornaments, christmas market, christmas markets, christmas cards, christmas presents, christmas
    day, christmas lunch, christmas pudding, christmas cake, christmas lights, christmas party, christmas jumper,
    nativity play, mince pies, brussels sprouts, crackers?, paper hats, tinsel, baubles, mistletoe, holly and ivy,
    advent calendar, advent wreath, st stephens day, stollen, eggnog, father christmas, letter to santa, reindeer, elf
    on the shelf, secret santa, white christmas
`;
