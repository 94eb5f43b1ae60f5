// SPDX-License-Identifier: MIT
pragma solidity ^0.8.25;

/// Identifies a log: its emitter, and its place in a block of a chain.
struct Identifier {
    address origin;
    uint256 blockNumber;
    uint256 logIndex;
    uint256 timestamp;
    uint256 chainId;
}

interface ICrossL2Inbox {
    function validateMessage(Identifier calldata id, bytes32 messageHash) external;
}

/// Tic-tac-toe between two chains. Each player writes only on their own chain; the other side reads the
/// logs. All copies have the same address, and a game has the same number on both chains.
contract TicTacToe {
    ICrossL2Inbox private constant INBOX = ICrossL2Inbox(0x4200000000000000000000000000000000000022);

    event Invited(bytes32 indexed game, address indexed host, uint256 indexed guestChain);
    event Accepted(bytes32 indexed game, address indexed guest, uint256 indexed hostChain);
    event Played(bytes32 indexed game, address indexed player, uint256 turn, uint256 cell);
    event Finished(bytes32 indexed game, Status status);

    error ForeignOrigin();
    error WrongEvent();
    error UnexpectedChain();
    error UnexpectedPlayer();
    error OutOfTurn();
    error UnexpectedStatus();
    error CellTaken();

    enum Status {
        None,
        Inviting,
        Playing,
        Won,
        Lost,
        Drawn
    }

    /// One side's view of a game. A set bit n in `mine` or `theirs` is a mark on cell n.
    struct Game {
        Status status;
        bool host;
        uint8 turns;
        address player;
        address rival;
        uint256 rivalChain;
        uint256 mine;
        uint256 theirs;
    }

    bytes1 private constant HOST_MARK = "X";
    bytes1 private constant GUEST_MARK = "O";

    mapping(bytes32 game => Game) public games;
    uint256 private invitations;

    // region: invite
    function invite(uint256 guestChain) external returns (bytes32 game) {
        game = keccak256(abi.encode(block.chainid, ++invitations));
        Game storage g = games[game];
        (g.status, g.host, g.player, g.rivalChain) = (Status.Inviting, true, msg.sender, guestChain);
        emit Invited(game, msg.sender, guestChain);
    }
    // endregion: invite

    // region: accept
    function accept(Identifier calldata id, bytes calldata payload) external {
        verify(id, payload, Invited.selector);
        (bytes32 game, address host, uint256 guestChain) = abi.decode(payload[32:], (bytes32, address, uint256));

        Game storage g = games[game];
        if (guestChain != block.chainid) revert UnexpectedChain();
        if (g.status != Status.None) revert UnexpectedStatus();
        (g.status, g.player, g.rival, g.rivalChain) = (Status.Playing, msg.sender, host, id.chainId);
        emit Accepted(game, msg.sender, id.chainId);
    }
    // endregion: accept

    // region: open
    function open(Identifier calldata id, bytes calldata payload, uint8 cell) external {
        verify(id, payload, Accepted.selector);
        (bytes32 game, address guest, uint256 hostChain) = abi.decode(payload[32:], (bytes32, address, uint256));

        Game storage g = games[game];
        if (g.status != Status.Inviting) revert UnexpectedStatus();
        if (g.player != msg.sender) revert UnexpectedPlayer();
        if (g.rivalChain != id.chainId || hostChain != block.chainid) revert UnexpectedChain();
        (g.status, g.rival) = (Status.Playing, guest);
        mark(game, cell);
    }
    // endregion: open

    function play(Identifier calldata id, bytes calldata payload, uint8 cell) external {
        bytes32 game = read(id, payload);
        if (games[game].status != Status.Playing) revert UnexpectedStatus();
        mark(game, cell);
    }

    /// Records a move that ended the game.
    function concede(Identifier calldata id, bytes calldata payload) external {
        bytes32 game = read(id, payload);
        if (games[game].status == Status.Playing) revert UnexpectedStatus();
    }

    /// The board as three rows, from the top left: X is the host's mark, O the guest's.
    function board(bytes32 game) external view returns (string memory) {
        Game storage g = games[game];
        bytes memory text = bytes("... ... ...");
        for (uint256 cell = 0; cell < 9; cell++) {
            uint256 place = cell + cell / 3;
            if (g.mine & (2 ** cell) != 0) text[place] = g.host ? HOST_MARK : GUEST_MARK;
            if (g.theirs & (2 ** cell) != 0) text[place] = g.host ? GUEST_MARK : HOST_MARK;
        }
        return string(text);
    }

    // region: verify
    function verify(Identifier calldata id, bytes calldata payload, bytes32 selector) private {
        // Anyone can deploy a contract that emits the same event. Only this address is trusted, on any chain.
        if (id.origin != address(this)) revert ForeignOrigin();
        if (bytes32(payload[:32]) != selector) revert WrongEvent();
        INBOX.validateMessage(id, keccak256(payload));
    }
    // endregion: verify

    // region: read
    /// Enters the rival's move, from a log of the rival's chain, on this side's board.
    function read(Identifier calldata id, bytes calldata payload) private returns (bytes32 game) {
        verify(id, payload, Played.selector);
        address player;
        uint256 turn;
        uint256 cell;
        (game, player, turn, cell) = abi.decode(payload[32:], (bytes32, address, uint256, uint256));

        Game storage g = games[game];
        if (g.status != Status.Playing) revert UnexpectedStatus();
        if (g.player != msg.sender || g.rival != player) revert UnexpectedPlayer();
        if (g.rivalChain != id.chainId) revert UnexpectedChain();
        // A log can be submitted any number of times. The turn makes each move count only once.
        if (turn != g.turns + 1) revert OutOfTurn();

        g.turns++;
        g.theirs |= 2 ** cell;
        if (complete(g.theirs)) finish(game, Status.Lost);
        else if (g.turns == 9) finish(game, Status.Drawn);
    }
    // endregion: read

    function mark(bytes32 game, uint8 cell) private {
        Game storage g = games[game];
        if (cell > 8 || (g.mine | g.theirs) & (2 ** cell) != 0) revert CellTaken();
        g.turns++;
        g.mine |= 2 ** cell;
        emit Played(game, msg.sender, g.turns, cell);
        if (complete(g.mine)) finish(game, Status.Won);
        else if (g.turns == 9) finish(game, Status.Drawn);
    }

    function finish(bytes32 game, Status status) private {
        games[game].status = status;
        emit Finished(game, status);
    }

    function complete(uint256 marks) private pure returns (bool) {
        // Three rows, three columns, two diagonals.
        uint256[8] memory lines = [uint256(0x007), 0x038, 0x1c0, 0x049, 0x092, 0x124, 0x111, 0x054];
        for (uint256 i = 0; i < 8; i++) {
            if (marks & lines[i] == lines[i]) return true;
        }
        return false;
    }
}
