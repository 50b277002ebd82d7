/** Music, crafts, games and sport. See ../topics.ts for the form. */
export const LEISURE = `
  music (celebrated, learned): music, song, songs, sing, sang, singing, choir, concert, orchestra, band?, piano,
    guitar, violin, cello, saxophone, trumpet, flute, drums, organ?, accordion, scales?, chords, chord, melody,
    rehearsal, tune, played the piece, play the piece, instrument, bach, mozart, record?, vinyl, opera, solo?,
    practise?, practice?, sheet music, lesson with, ukulele, keyboard?, bow?, harmonica, bass?, banjo, clarinet, harp,
    viola, percussion, symphony, beethoven, brahms, chopin, schubert, alto, tenor, soprano, quartet, trio, gig, album,
    lyrics?, jazz, rock band, duet, fiddle, strings?, hymn, carols, radio, harmony, metronome, busker, guitar lesson,
    piano lesson, church choir, karaoke, band practice, open mic, open mike, played my guitar, played the piano, sang
    in, concert tickets, live music, recital, turned up the radio, favorite song, favourite song, song on the radio,
    tunes, melodies, playlist, playlists, spotify, records, record player, turntable, lps, cd?, headphones on, on the
    radio, radio three, mixtape, whistled, whistling, hummed, humming, singer, singers, songwriter, songwriting, wrote
    a song, composed, composer, composing, band rehearsal, the band, our band, drummer, bassist, guitarist, pianist,
    cellist, violinist, jam session, jammed, musician, musicians
  playing an instrument < music: piano, guitar, violin, cello, saxophone, trumpet, flute, drums, organ?, accordion,
    harmonica, ukulele, instrument, scales?, chord, chords, practise?, practice?, play the piece, played the piece,
    sheet music, fingers?, bow?, music lesson, music teacher
  learning an instrument < music (celebrated): piano lesson, piano lessons, guitar lesson, guitar lessons, violin
    lesson, violin lessons, cello lesson, cello lessons, singing lesson, singing lessons, music lessons, drum lesson,
    drum lessons, first lesson on, piano teacher, guitar teacher, violin teacher, cello teacher, singing teacher, my
    teacher said, grade one?, grade two?, grade three?, grade five?, grade eight?, recital, music exam, old piano,
    piano tuner, tuned the guitar, tuned the piano, new strings, broken string, guitar strings, plectrum, capo, reed?,
    embouchure, mouthpiece, valve oil, rosin, tabla, sitar, harmonium, veena, carnatic, raga, tin whistle, bodhran,
    uilleann pipes, concertina, melodeon, mandolin, bagpipes, recorder?, ocarina, kalimba, french horn, tuba,
    trombone, oboe, bassoon, glockenspiel, xylophone, played the first song, first whole song, played a whole song,
    whole song through, all the way through the piece, played it through, got through the piece, played it for, played
    for my, play for people, play along, moonlight sonata, fur elise, sonata, sonatina, prelude, nocturne, fugue,
    minuet, clair de lune
  practising < music (learned): practise, practised, practising, practice the, practiced the, practicing, practise
    slowly, practised slowly, practising slowly, practice slowly, practiced slowly, practicing slowly, slow practice,
    slowly practised, play it slowly, played it slowly, playing it slowly, play slowly, played slowly, half speed,
    half tempo, half the tempo, slower tempo, tempo, metronome, metronome at, hands separately, hands separate, right
    hand alone, left hand alone, right hand first, left hand first, both hands?, hands together?, bar by bar, four
    bars?, two bars?, eight bars?, one bar?, same bar, same bars, hard bars, hard passage, tricky passage, difficult
    passage, fast passage, from memory, by heart, sight reading, sight read, scales, arpeggio, arpeggios, etude,
    etudes, finger exercises, fingering, chord change, chord changes, f chord, bar chord, barre chord, ten minutes of
    scales, ten minutes of practice, ten minutes practice, twenty minutes of practice, half an hour of practice,
    little every day, a little every day, bit every day, every day a little, over and over again?, slow is smooth,
    slow down to, slower is faster, slow and steady, muscle memory, wrong note, wrong notes, missed note, right
    notes?, blisters on my fingers, fingertips hurt, sore fingertips, calluses, bars?, bar seven, bar twelve, beats a
    minute?, bpm, slow bar?, slowly?, half as fast, hands apart, left hand?, right hand?, piece by piece, phrase by
    phrase, trill, trills, prelude, the left hand?
  singing in a choir < music (celebrated): choir, choirs, choral, chorus, choir practice, choir rehearsal, choir
    concert, choir trip, choirmaster, conductor of the choir, sang together, singing together, sing together, sang in
    harmony, harmonies, four part, descant, altos, tenors, sopranos, basses, baritone, sang solo, sang a solo, sing a
    solo, solo part, carol singing, carol service, carols by candlelight, evensong, requiem, messiah, oratorio,
    barbershop quartet, singing group, community choir, gospel choir, church choir, karaoke, sang along, sing along,
    singalong, sea shanty, sea shanties, shanties, folk song, folk songs, trad session, session in the pub, bhajan,
    bhajans, kirtan, sang at the top, hymn
  concerts < music (celebrated): concert, concerts, gig, gigs, live music, live band, symphony, philharmonic, concert
    hall, recital, opera, opera house, musical, musicals, encore, encores, standing ovation, support act, headline
    act, headliner, front row, mosh pit, music festival, glastonbury, electric picnic, tickets for?, concert tickets,
    orchestra, chamber music, string quartet, jazz club, jazz night, open mic, open mike, folk club, brass band,
    tribute band, school orchestra, youth orchestra, sang along with, the band played, songs i knew, played our song,
    the hall was full, choir and orchestra
  performing music < music (feared, celebrated): first gig, our gig, my gig, our concert, our first concert, played at
    the, played in front of, play in front of, playing in front of, sang in front of, sing in front of, singing in
    front of, performed?, performing, performance?, perform?, stage fright, came in wrong, missed my entry, missed my
    cue, forgot the lyrics, forgot my lines, lines learned, learned my lines, learnt my lines, opening night, first
    night of the, dress rehearsal, rehearsal, rehearsals, rehearsed, audition, auditions, auditioned, got the part,
    school concert, busking, busked, curtain call, took a bow, took our bow
  dancing (celebrated): dance, dances, danced, dancing, ballet, salsa, tango, waltz, dancer, dance class, dance
    classes, dancing class, dance lesson, dance lessons, dance floor, dancefloor, ballroom, ballroom dancing, line
    dancing, square dance, square dancing, barn dance, ceilidh, ceili, irish dancing, set dancing, jive, jived, swing
    dancing, lindy hop, rumba, cha cha, foxtrot, quickstep, bachata, flamenco, bharatanatyam, kathak, garba, bhangra,
    tap dancing, tap shoes, tap class, ballet class, barre, pirouette, pointe shoes, danced all night, danced until,
    disco, discos, nightclub, ceilidh band, dance partner, stepped on his toes, stepped on her toes, two left feet
  art and craft (celebrated): paint, painted, painting, draw, drew, drawing, sketch, sketched, sketchbook,
    watercolour, watercolor, pottery, clay, sculpture, craft, knit, knitted, knitting, sew, sewed, sewing, crochet,
    embroidery, quilt, carve, carved, wood?, woodwork, woodworking, plane?, chisel, saw?, dovetail, joint?, joinery,
    bench?, oak, walnut, table i made, built a, gallery, exhibition, museum, photograph, photographs, photography,
    camera, ceramic, ceramics, mural, portrait, pastel, pine?, cedar, mahogany, birch, ash?, elm, cherry?, veneer,
    lathe, mortise, tenon, mortices, varnish, sandpaper, glue?, weaving, wove, woven, loom, needle, wool?, print?,
    linocut, kiln, glaze, easel, crocheting, crocheted, scarf i, quilting, sewing machine, scrapbook, beads, jewelry,
    woodshop, birdhouse, built a shelf, built a table, whittled, painting class, watercolors, colored pencils, art
    class, photo of the, model train, model trains, lego set, refinished, restored, restoring
  drawing and painting < art and craft (celebrated): draw, drew, drawing, drawings, sketch, sketched, sketches,
    sketching, sketchbook, sketch book, pencil sketch, pencil drawing, charcoal, life drawing, life class, still life,
    self portrait, drew a portrait, doodle, doodled, doodling, painted a, painted the sea, painted the sky, painted
    my, painting, paintings, watercolour, watercolours, watercolor, watercolors, oil paint, oil paints, acrylic,
    acrylics, gouache, pastels, palette, palette knife, canvas, canvases, easel, brush strokes, brushstroke, brushes?,
    brush?, colour wheel, shading, perspective drawing, wash of blue, cobalt, ultramarine, ochre, burnt sienna, art
    class, art classes, art group, art college, art school, art teacher, illustrator, illustration, illustrated, comic
    strip, cartoon, colouring book, coloring book, mural, exhibited, exhibition of my, hung my painting, sold a
    painting
  museums and galleries < art and craft (celebrated): museum, museums, gallery, galleries, art gallery, exhibition,
    exhibitions, exhibit, exhibits, private view, national gallery, tate, the met, v and a, british museum, science
    museum, history museum, guided tour, audio guide, sculpture, sculptures, statue, statues, old masters,
    impressionists, van gogh, monet, rembrandt, turner?, picasso, stately home, national trust, castle, castles,
    abbey, ruins, cathedral visit, heritage site, monument, monuments, painting in the, in the museum, at the museum,
    at the gallery, ruins of, old town, palace, palaces
  photography < art and craft (celebrated): photography, photographer, photographs of, took photos, took photographs,
    took pictures, took a photo, took a picture, taking photos, taking pictures, taking photographs, camera, cameras,
    camera shop, lens?, lenses, tripod, aperture, shutter, shutter speed, exposure?, golden hour, black and white
    film, darkroom, developed the film, roll of film, film camera, polaroid, polaroids, dslr, snapshot, snapshots,
    photo walk, photo club, camera club, close up of, portrait shot, selfie, selfies, group photo, photo competition,
    pictures i took, photos i took, photographs i took, photograph?, photographed, photo?, photos?, on film?, got it
    on film, the light on?, good light?
  photographs and albums < memory: photo album, photo albums, photograph album, photo book, photobook, old photo, old
    photos, old photograph, old photographs, old pictures, old picture, photo of us, photo of him, photo of her,
    photograph of my, photograph of us, picture of us, picture of my, box of photos, box of photographs, box of
    pictures, shoebox of photos, suitcase of photos, stuck in the album, glued in the album, stuck photos, stuck the
    photos, sorted photos, sorted the photos, sorting photos, sorting the photos, sorted pictures, scanned, scanning
    photos, scanned the photos, slides from, slide projector, home movies, home video, home videos, old film of, old
    videos, video tapes, cassette tapes, negatives, black and white photo, school photo, class photo, wedding photo,
    wedding photos, framed photo, framed photograph, framed picture, in a frame, photo on the mantelpiece, photo on
    the wall, faces in the, who are these people, names on the back, date on the back, photo wall, scrapbook,
    scrapbooks, scrapbooking, keepsake, keepsakes, memory box, souvenir, souvenirs, snaps, snap?, tintype, sepia,
    pictures of?
  family history < relatives (celebrated): family history, family tree, genealogy, ancestor, ancestors, ancestral,
    ancestry, great grandfather, great grandparents, great great grandfather, great aunt, great uncle, great uncles,
    census records, census of, parish records, parish register, parish registers, church records, birth records,
    baptism records, ship records, passenger list, archives, archive, local archive, record office, dna test, dna kit,
    dna match, second cousin, third cousin, long lost cousin, distant cousin, maiden name, family name, family bible,
    family letters, old letters, his letters from, her letters from, war letters, letters from the war, letters from
    the front, war diary, wartime diary, his diaries, her diaries, grandfathers diary, grandmothers diary,
    grandmothers letters, grandfathers letters, grandfathers watch, grandmothers ring, heirloom, heirlooms, old
    village, where she was born, where he was born, village they came from, emigrated, emigration, ellis island,
    partition?, evacuee, evacuees, the blitz, rationing, stories from the war, stories of his, stories of her, stories
    about the old, told stories about, tell me about when, when she was a girl, when he was a boy, wrote down her
    stories, wrote down his stories, write down the stories, writing my memoirs, writing my life, my memoirs, memoir
    for, memoirs for, for the grandchildren to read, family stories, family story, one suitcase, old country, the old
    country, from the old, forebears, descendants, generations?, generation?, grandmother told, grandfather told
  woodwork < art and craft (celebrated, learned): woodwork, woodworking, woodworker, carpentry, joinery, cabinet
    making, cabinetmaking, cabinetmaker, workbench, in the shed, garden shed, in the garage workshop, glue, glued,
    gluing, glue up, wood glue, glue dries, glue dried, glue set, let the glue, clamp, clamps, clamped, clamping, dry
    fit, dry fitted, dry fitting, dry run, dry assembly, test piece, scrap wood, offcut, offcuts, off cuts, scrap of
    wood, measure?, measured?, measuring?, measurement?, measurements?, tape measure, measure twice, measured twice,
    measured three times, measure three times, measuring twice, cut once, cut twice, cut it too short, pencil line,
    marking gauge, try square, set square, out of square, mitre, mitres, miter, mitre box, dovetail, dovetails,
    mortise and tenon, finger joint, lap joint, dowel, dowels, biscuit joiner, sanded, sanding, sandpaper, sand it,
    with the grain, along the grain, against the grain, grain of the wood, wood grain, planed, hand plane, block
    plane, spokeshave, chisel, chisels, sharpened the chisel, sharpened my chisels, sharpened chisels, sharpening
    stone, whetstone, sharp tools, blunt chisel, handsaw, tenon saw, band saw, bandsaw, table saw, circular saw,
    jigsaw blade, router table, drill press, lathe, woodturning, wood turning, turned a bowl, turned bowl, carved a
    spoon, carving, whittling, whittled, spoon carving, oiled the, linseed oil, danish oil, tung oil, beeswax, waxed
    the, french polish, varnished, stained the wood, wood stain, timber, timber yard, planks, plank of, boards of,
    sawdust, shavings, wood shavings, oak board, oak boards, walnut board, reclaimed wood, driftwood, pallet wood,
    rocking chair, chair legs, chair leg, wobbly leg, table top, table leg, table legs, drawer runs, drawer fits,
    drawer sticks, hinges, stool?, bookcase, bookshelf, bookshelves, toy box, bed frame, bird box, nest box, nesting
    box, birdhouse, cutting board, chopping board, picture frame, jewellery box, boat building, built a bench, made a
    bench, made a stool, made a table, made a chair, built a desk, made a box, with the tape, with the saw, saw cut,
    tongue and groove, chisel work, carpenter
  sewing and knitting < art and craft (celebrated): sew, sewed, sewn, sewing, sewing machine, bobbin, thread?,
    threaded the needle, needle and thread, stitch, stitched, stitching, hem, hemmed, hemming, seam, seams, unpicked,
    unpick, unpicking, seam ripper, fabric, fabrics, cotton fabric, remnant, pattern pieces, dress pattern, sewing
    pattern, cut out the pattern, patchwork, quilt, quilts, quilted, quilting, applique, embroidery, embroidered,
    embroidering, cross stitch, tapestry, crewel, smocking, darning, darned, mending, mended socks, knit, knits,
    knitted, knitting, knitting needles, knitting pattern, wool shop, yarn, yarns, skein, ball of wool, balls of wool,
    cast on, casting on, purl, purled, rows of?, ten rows?, twenty rows?, few rows?, dropped a stitch, dropped stitch,
    dropped stitches, ripped back, ripped it back, ripped it out, frogged, knitted a, knitted socks, knitting a,
    bobble hat, baby blanket, crochet, crocheted, crocheting, granny square, granny squares, crochet hook, macrame,
    felting, felted, spinning wheel?, loom, weaving, wove, made a dress, made her a dress, made the curtains, made
    curtains, made cushions, cushion covers, haberdashery
  making things by hand < art and craft (celebrated): handmade, hand made, home made card, made by hand, with my own
    hands, with my hands, my own hands, pottery, pottery class, potter, potters wheel, threw a pot, threw a bowl,
    thrown pots, clay, glazed, glazing pots, kiln, fired the kiln, fired in the kiln, leather work, leatherwork, soap
    making, made soap, candle making, made candles, basket weaving, basketry, willow basket, stained glass, mosaic,
    calligraphy, hand lettering, origami, paper folding, bookbinding, book binding, bound a book, lino cut, linocut,
    lino print, screen print, screen printing, printmaking, etching, letterpress, jewellery making, beadwork, silver
    ring, silversmith, blacksmith, forge, forged, anvil, model making, model railway, model trains, model train, model
    aeroplane, model airplane, model plane, model ship, model boat, model boats, ship in a bottle, airfix, balsa,
    balsa wood, glued the wings, glued the hull, rigging, miniature, miniatures, dolls house, dollhouse, warhammer,
    lego, 3d printer, 3d printed, soldering iron, arduino, raspberry pi, radio kit, ham radio, clock repair,
    clockwork, watch repair, mainspring, kite, kites, wreath making, made a wreath, pressed flowers, dried flowers,
    flower arranging, flower arrangement, ikebana
  theatre and film: film, films, movie, movies, cinema, theatre, theater, stage, actor, actress, acting, drama,
    comedy, series, episode, television, tv, documentary, netflix, play?, premiere, hollywood, broadway, thriller,
    comedian, sequel, blockbuster, soundtrack, popcorn, watched a film, watched a movie, went to the cinema, went to
    the movies, went to the pictures, cinema trip, film night, movie night, film club, matinee, credits rolled, end
    credits, trailer?, director of the film, plot twist, rom com, romcom, horror film, horror movie, western, cartoon,
    animated film, pixar, disney, ghibli, bollywood, bond film, star wars, harry potter, lord of the rings, box set,
    box sets, new series, last episode, season finale, watched an episode, watched two episodes, soap opera,
    coronation street, eastenders, emmerdale, the archers, great british bake, late late show, bbc, itv, rte, hbo,
    disney plus, amazon prime, streaming?, streamed?, in front of the tv, in front of the telly, telly, watched tv,
    watched television, watched telly, panto, pantomime, amateur dramatics, am dram, drama group, drama club, theatre
    group, theatre trip, playwright, shakespeare, hamlet, macbeth, cast of, stage door, interval?, balcony seats,
    musical, west end, stand up comedy, stand up comedian, comedy club, podcast, podcasts, at the pictures, the
    pictures?, picture house, screening?, credits?
  games: game?, games?, chess, cards?, puzzle, board game, crossword, playstation, video game, video games, dice,
    scrabble, jigsaw, poker, board games, card game, bingo, trivia, pub quiz, quiz night, darts, pool?, dominoes,
    bridge club, sudoku, wordle, ps5, xbox, nintendo, switch game, minecraft, fortnite, roblox, fifa on the, zelda,
    mario kart, gaming night, online game, cards with, played cards, played chess, played scrabble, played monopoly,
    card night, games night, board game night, dealt the cards, shuffled the cards, trumps, bluffed
  chess and board games < games (celebrated): chess, chess club, chess board, chessboard, chess game, game of chess,
    chess tournament, chess puzzle, chess puzzles, checkmate, check mate, stalemate, blundered, blundered my queen,
    lost my queen, sacrificed?, sacrificed the, rook, rooks, bishop?, pawn, pawns, knight?, castled, sicilian defence,
    opening?, endgame, end game, resigned the game, offered a draw, online chess, lichess, elo, draughts, checkers,
    backgammon, mahjong, carrom, ludo, snakes and ladders, monopoly, cluedo, catan, settlers of catan, trivial
    pursuit, pictionary, charades, board game night, board games, uno, rummy, gin rummy, cribbage, whist, bridge
    evening, solitaire, patience cards, dungeons and dragons, roleplay, jigsaw, jigsaws, jigsaw puzzle, thousand
    piece, last piece?, missing piece?, puzzle pieces, crossword, crosswords, cryptic, cryptic clue, clues, last clue,
    sudoku, wordle, killer sudoku, quiz, quizzes, quiz team, pub quiz, table quiz, snooker, billiards, pool table,
    darts, dartboard, double top, one hundred and eighty, queen in, moves?, mate in, board game, game of cards, game
    of?, knights
  playing in a match < exercise (celebrated): match, matches, won the match, lost the match, our match, away match,
    home match, away game, home game, friendly match, cup match, cup final, cup tie, league match, league game, league
    title, top of the league, bottom of the league, relegation, relegated, promotion match, final whistle, half time,
    extra time, injury time, penalty shoot out, penalties?, penalty kick, hat trick, clean sheet, scored a goal,
    scored the winner, scored twice, equaliser, equalizer, assist?, came off the bench, on the bench, subbed on,
    subbed off, starting eleven, starting line up, picked for the team, dropped from the team, man of the match,
    player of the match, captain?, captain of the team, captained, team mates, teammates, opposition, opponents,
    opponent, beaten by, thrashed, nil nil, one nil, two nil, three nil, three two, draw?, yellow card, red card,
    linesman, offside, tackle?, tackled?, tackling, dribbled, header?, corner kick, free kick, hurling, camogie,
    hurley, sliotar, gaa, gaelic football, county final, croke park, cricket, cricket match, cricketer, batting,
    batted, batsman, bowled?, bowler?, bowling, wicket, wickets, innings?, over by over?, sixes?, century at, half
    century, lbw, all out, run out?, nets session, net practice, ipl, test match, kabaddi, rugby, scrum, try line,
    lineout, maul, netball, hoops?, rebound?, free throw, layup, three pointer, touchdown, quarterback, inning, home
    run, pitcher, shortstop, strike out, struck out, double play, doubles, tie break, tiebreak, match point, set
    point, serve and volley, backhand, forehand, racket, racquet, squash court, tennis court, table tennis, ping pong,
    shuttlecock, tournament, semi final, quarter final, final?, champions, championship, medal?, trophy, runners up,
    derby?, watched the match, watched the game, at the match, season ticket, supporters, fans?, stadium, stand up and
    cheer, super bowl, world series, world cup, the euros, olympics
  running races < exercise (celebrated): race?, races?, raced?, race day, fun run, parkrun, park run, ten k, ten km,
    five km, 5k, 10k, half marathon, marathon, marathons, ultra?, relay, relay race, triathlon, ironman, starting
    line, start line, starting gun, finish line, finishing line, crossed the line, crossed the finish, race number,
    bib number, pinned my number, personal best, pb, new pb, pr, sub two hours, under an hour, under thirty minutes,
    under two hours, under four hours, negative split, pacemaker for the, paced me, pace group, split times, splits?,
    mile ten, mile twenty, mile marker, last mile, final mile, last lap, last kilometre, final lap, water station, aid
    station, hit the wall at, cramped up, finished last, came last, came second, came third, came tenth, did not come
    last, medal round my, finishers medal, foil blanket, sprint finish, overtook, cross country, fell race, fell
    running, regatta, rowing race, cycle race, swimming gala, gala, sports day race, number on?, pinned on, under the
    hour, start?, starter?, finished in, came in under, came in last, came in third, came in second, running race,
    foot race, ran the race, lap?, laps?, medals
  training for sport < exercise (learned): training?, training session, training sessions, training plan, training
    schedule, training run, long run, long runs, easy run, tempo run, recovery run, interval training, intervals, hill
    repeats, hill sprints, hills session, fartlek, warm up, warmed up, warming up, warm up properly, cool down,
    stretch first, stretched first, stretch afterwards, foam roller, foam rolled, rest day, rest days, recovery day,
    recovery days, overtrained, overtraining, trained too hard, trained too much, too much too soon, too fast too
    soon, too soon?, build up slowly, built up slowly, building up slowly, listen to my body, listened to my body, my
    body said, strength training, weight training, resistance band, resistance bands, core work, circuits class,
    circuit training, boot camp, crossfit, personal trainer, deadlift, deadlifts, bench press, squats, burpees, reps,
    one more rep, sets of, three sets, gym membership, spin bike, rowing machine, erg, strava, garmin, heart rate
    zone, zone two, training partner, running partner, running buddy, running club, running group, ran with the club,
    swim squad, cycling club
  coming back from injury < exercise (celebrated): back in training, back at training, back to training, trained
    again, training again, first training since, first training after, first training back, first run since, first run
    in, first run after, first run back, first match since, first match back, first match after, first game back,
    first game since, first swim since, first swim after, first walk since, first walk without, first steps without,
    first time without crutches, without crutches, off the crutches, off crutches, crutches back, gave back the
    crutches, threw away the crutches, cast off, cast came off, plaster off, plaster came off, boot off, brace off,
    stitches out, physio discharged, physio said i can, physio says i can, signed me off, discharged from physio, knee
    held, the knee held, ankle held, back held, shoulder held, hamstring held, no pain today, without pain, pain free,
    painless, walk without pain, walked without pain, ran without pain, run without pain, run again, running again,
    ran again, play again, playing again, played again, walk again, walking again, walked again, swim again, swimming
    again, cycle again, cycling again, ride again, dance again, climb again, lift again, comeback?, come back?, back
    on the bike, back on the pitch, back on the court, back on the field, back on the ice, back in the pool, back in
    the water, back in the boat, back in the team, back in the squad, back on my feet, back on her feet, back on his
    feet, rehab exercises, rehabilitation, after the operation i, since the operation, since my operation, since the
    surgery, since my surgery, after my surgery, after surgery i, acl, cruciate, torn ligament, torn muscle, achilles,
    groin strain, calf strain, pulled hamstring, stress fracture, shin splints, tore my, sport after an injury, after
    an injury, after injury, after the injury, injured?, knee held for, held for the whole, whole match again, full
    match again, full ninety, ninety minutes again, without the brace, without the strapping, without strapping,
    strapped?, taped?, strapping, second half again, eased back, easing back, return to?
  swimming < exercise (celebrated): swim, swam, swum, swimming, swimmer, swimmers, swimming pool, the pool, lido,
    lengths, laps in the pool, twenty lengths, forty lengths, front crawl, breaststroke, backstroke, butterfly stroke,
    doggy paddle, armbands, goggles, swimsuit, swimming costume, swimming trunks, swimming lesson, swimming lessons,
    learned to swim, learnt to swim, learning to swim, out of my depth in the, deep end of the pool, shallow end,
    diving board, dived in, dived off, dove in, jumped in the lake, jumped into the lake, jumped in the sea, jumped
    into the sea, cold water swim, cold water swimming, cold swim, wild swimming, open water, outdoor swimming, sea
    swim, sea swimming, swim in the sea, swam in the sea, swimming in the sea, swam in the lake, swam in the river,
    swim in the lake, swim in the river, dip in the, morning dip, christmas swim, dryrobe, wetsuit, floated?,
    floating?, trod water, tread water, aqua aerobics, chlorine, lifeguard, paddled, bathed in the, diving, dived,
    pool?
  sports clubs and classes < exercise (celebrated): keep fit, exercise class, gym class, fitness class, dance class,
    step class, body pump, body balance, aqua fit, tai chi, qigong, surya namaskar, sun salutation, sun salutations,
    downward dog, yoga mat, yoga class, yoga studio, hot yoga, yin yoga, stretching class, skipping rope, jump rope,
    hula hoop, trampoline, climbing wall, bouldering wall, ice rink, ice skating, roller skating, rollerblades,
    skateboard, skateboarding, archery, fencing class, judo club, taekwondo, ju jitsu, jiu jitsu, kickboxing, krav
    maga, boxing club, punch bag, orienteering, geocaching, nordic walking, canoe club, rowing club, tennis lesson,
    tennis club, golf course, golf club, round of golf, nine holes, eighteen holes, driving range, lawn bowls, crown
    green, badminton club, joined a gym, made the team, made the squad, tried out for, tryouts, trials for, sports
    centre, leisure centre, leisure center, sports club, sports hall, gym kit, sports bag, ache all over, achy legs,
    legs ached, legs are heavy, jelly legs, muscles ached, doms, club?, new team, tried the class, first class at,
    first session with, first training with, first evening with the
  coaching < helping (celebrated): coach the, coached, coaching, coaching the, coached the girls, coached the boys,
    coached the team, my under tens, under tens, under twelves, under eights, under sevens, under fourteens, under
    sixteens, youth team, junior team, kids team, girls team, boys team, my players, volunteer coach, assistant coach,
    football coach, soccer coach, swim coach, scout leader, brownie leader, cub leader, beavers?, guide leader, youth
    leader, sunday school, taught the kids, ran the club, run the club, after school club, homework club, mentoring,
    mentored, reading buddy, literacy, adult literacy, english to refugees, taught english to, taught refugees,
    conversation cafe, hospital radio, helpline volunteer, samaritans, lifeboat crew, volunteer firefighter, fire
    brigade, first responder, first aider, first aid course, st john ambulance, marshalled at, marshalling at,
    stewarding, steward at, under nines, under elevens, under thirteens, run the under, train the?, trained the girls,
    trained the boys, youngsters?, youth?, juniors?, whistle?, cones?, bibs
`;
